public import Observables

/// What a reactor runs on: actions, mutations and states, one after another.
///
/// They may come from any thread. One thread at a time dispatches actions, and one at a time reduces;
/// what comes meanwhile waits in order, and is done by whoever is at it. No code of the reactor or of an
/// observer runs under the lock.
@usableFromInline
final class ReactorPipeline<Action, Mutation, State>: @unchecked Sendable {
  @usableFromInline typealias Waiting = Reactors.Waiting<Action, Mutation, State>

  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline weak var reactor: AnyObject?
  // The reactor's own functions. Closures rather than methods of a subclass: these are specialised.
  @usableFromInline let mutate: (AnyObject, Action) -> Observable<Mutation>
  @usableFromInline let reduce: (AnyObject, State, Mutation) -> State

  @usableFromInline let actions = SubjectCore<Action>()
  @usableFromInline let states: StateCore<State>
  @usableFromInline let effects = RunningList()
  // Set once, before anything is dispatched; nil where the reactor changes no stream.
  @exclusivity(unchecked) @usableFromInline var transforms: Transforms<Action, Mutation, State>?

  // Guarded by the lock.
  @exclusivity(unchecked) @usableFromInline var isDispatching = true
  @exclusivity(unchecked) @usableFromInline var isReducing = false
  @exclusivity(unchecked) @usableFromInline var tracing: ReactorTracing?
  @exclusivity(unchecked) @usableFromInline var waiting: Waiting?
  /// An effect that is over, for the next stream.
  @exclusivity(unchecked) @usableFromInline var spare: Effect<Action, Mutation, State>?
  @exclusivity(unchecked) @usableFromInline var isShutDown = false

  @inlinable init(
    _ reactor: AnyObject, states: StateCore<State>,
    mutate: @escaping (AnyObject, Action) -> Observable<Mutation>,
    reduce: @escaping (AnyObject, State, Mutation) -> State
  ) {
    self.reactor = reactor
    self.states = states
    self.mutate = mutate
    self.reduce = reduce
  }

  /// Ends what runs. The reactor is gone.
  @usableFromInline func shutDown() {
    let spare = lock.withLock {
      isShutDown = true
      defer { self.spare = nil }
      return self.spare
    }
    withExtendedLifetime(spare) {}
    effects.dispose()
    transforms?.chains.dispose()
    actions.abandon()
    states.abandon()
  }

  // MARK: Actions

  /// Takes an action: from a person, or from wherever `action` is bound.
  @inlinable func receive(_ action: Action) {
    lock.lock()
    guard !isDispatching, !isReducing else { return wait(.action(action, ambientCause)) }
    isDispatching = true
    let tracing = tracing
    lock.unlock()
    if let tracing { dispatch(action, tracing) } else { dispatch(action) }
    finishDispatching()
  }

  /// Takes an action that the reactor's transform has let through.
  @usableFromInline func receiveTransformed(_ action: Action) {
    lock.lock()
    guard !isDispatching, !isReducing else { return wait(.transformedAction(action, ambientCause)) }
    isDispatching = true
    let tracing = tracing
    lock.unlock()
    begin(action, tracing)
    finishDispatching()
  }

  /// The observers of the actions are told first: what ends at this action ends before its own stream
  /// begins.
  @inlinable func dispatch(_ action: Action) {
    actions.on(.next(action))
    guard let input = transforms?.actions else { return run(action, nil) }
    input.on(.next(action))
  }

  @inlinable func run(_ action: Action, _ cause: EffectCause?) {
    guard let reactor else { return shutDown() }
    let stream = mutate(reactor, action)
    var effect = takeSpare() ?? Effect(self, cause: nil)
    effect.cause = cause
    effect.begin(stream)
    // Most streams are over by now, and nobody else has their effect: it serves again.
    if cause == nil, isKnownUniquelyReferenced(&effect) { keepSpare(effect) }
  }

  @inlinable func finishDispatching() {
    lock.lock()
    guard let waiting, waiting.hasActions else {
      isDispatching = false
      return lock.unlock()
    }
    lock.unlock()
    dispatchWaiting()
  }

  @inlinable func takeSpare() -> Effect<Action, Mutation, State>? {
    lock.lock()
    defer { lock.unlock() }
    let taken = spare
    spare = nil
    return taken
  }

  @inlinable func keepSpare(_ effect: Effect<Action, Mutation, State>) {
    effect.renew()
    lock.lock()
    defer { lock.unlock() }
    if spare == nil, !isShutDown { spare = effect }
  }

  // MARK: Mutations

  /// Takes a mutation of an effect.
  @inlinable func receive(_ mutation: Mutation) {
    lock.lock()
    guard !isReducing else { return wait(.mutation(mutation, ambientCause)) }
    isReducing = true
    let tracing = tracing
    lock.unlock()
    if let input = transforms?.mutations {
      input.on(.next(mutation))
    } else if let tracing {
      reduce(mutation, tracing)
    } else {
      reduce(mutation)
    }
    finishReducing()
  }

  /// Takes a mutation that the reactor's transform has let through, or merged in.
  @usableFromInline func receiveTransformed(_ mutation: Mutation) {
    lock.lock()
    guard !isReducing else { return wait(.transformedMutation(mutation, ambientCause)) }
    isReducing = true
    let tracing = tracing
    lock.unlock()
    if let tracing { reduce(mutation, tracing) } else { reduce(mutation) }
    finishReducing()
  }

  @inlinable func reduce(_ mutation: Mutation) {
    guard let reactor else { return shutDown() }
    // Only whoever reduces sets the state, so it can be read here without the lock.
    if let reduced = transforms?.states {
      reduced.accept(reduce(reactor, reduced.latest, mutation))
    } else {
      states.accept(reduce(reactor, states.latest, mutation))
    }
  }

  @inlinable func finishReducing() {
    lock.lock()
    guard waiting != nil else {
      isReducing = false
      return lock.unlock()
    }
    lock.unlock()
    reduceWaiting()
  }

  // MARK: States

  /// Takes a state that the reactor's transform has let through.
  @usableFromInline func receiveTransformed(_ state: State) {
    lock.lock()
    guard !isReducing else { return wait(.transformedState(state, ambientCause)) }
    isReducing = true
    lock.unlock()
    states.accept(state)
    finishReducing()
  }
}

internal import Observables
internal import Tracing

/// Who traces a reactor's steps.
struct ReactorTracing {
  let tracer: Tracer
  let screen: String
}

/// A reactor's streams, and what runs in them.
///
/// Actions and mutations may come from any thread. One thread at a time dispatches actions, and one at
/// a time reduces; what comes meanwhile waits in order, and is done by whoever is at it. No code of the
/// reactor or of an observer runs under a lock.
final class ReactorCore<R: Reactor>: AnyReactorCore {
  let action: ActionSubject<R.Action>
  let relay: StateRelay<R.State>
  let stubbing = Stubbing<R>()

  private struct State {
    var actions = Queue<(R.Action, Cause?)>()
    var mutations = Queue<(R.Mutation, Cause?)>()
    /// Also until the core has started: what is sent before waits until then.
    var isDispatching = true
    var isReducing = false
    var tracing: ReactorTracing?
  }

  private weak var reactor: R?
  private let state = Locked(State())
  private let dispatched = PublishSubject<R.Action>()
  private let mutations = PublishSubject<R.Mutation>()
  private let reduced = PublishSubject<R.State>()
  private let running = CompositeDisposable()
  /// What was reduced last; touched only by whoever reduces.
  private var accumulated: R.State

  init(_ reactor: R) {
    self.reactor = reactor
    accumulated = reactor.initialState
    relay = StateRelay(accumulated)
    action = ActionSubject()
    action.send = { [weak self] in self?.receive($0) }
  }

  var tracing: ReactorTracing? {
    get { state.withLock { $0.tracing } }
    set { state.withLock { $0.tracing = newValue } }
  }

  func start(_ reactor: R) {
    running.insert(
      reactor.transform(state: reduced.startWith(accumulated))
        .subscribe(onNext: { [relay] in relay.accept($0) }))
    running.insert(
      reactor.transform(mutation: mutations)
        .subscribe(onNext: { [weak self] in self?.receive($0) }))
    running.insert(
      reactor.transform(action: dispatched)
        .subscribe(onNext: { [weak self] in self?.mutate($0) }))
    dispatchWaiting()
  }

  func dispose() {
    running.dispose()
  }

  // MARK: Actions

  private func receive(_ action: R.Action) {
    let cause = Cause.current
    let isFree = state.withLock { state in
      guard !state.isDispatching, !state.isReducing else {
        state.actions.append((action, cause))
        return false
      }
      state.isDispatching = true
      return true
    }
    guard isFree else { return }
    dispatch(action)
    dispatchWaiting()
  }

  /// Dispatches what waits; called by whoever holds `isDispatching`.
  private func dispatchWaiting() {
    while let (action, cause) = state.withLock({ state -> (R.Action, Cause?)? in
      guard let next = state.actions.popFirst() else {
        state.isDispatching = false
        return nil
      }
      return next
    }) {
      Cause.$current.withValue(cause) { dispatch(action) }
    }
  }

  private func dispatch(_ action: R.Action) {
    guard let tracing else {
      self.action.tell(action)
      dispatched.onNext(action)
      return
    }
    let traced = tracing.tracer.received(action, screen: tracing.screen)
    let cause = Cause(
      tracer: tracing.tracer, screen: tracing.screen, action: traced, step: traced.id,
      line: traced.line)
    Cause.$current.withValue(cause) {
      self.action.tell(action)
      dispatched.onNext(action)
    }
  }

  // MARK: Mutations

  private func mutate(_ action: R.Action) {
    guard let reactor else { return dispose() }
    let effect = Effect<R.Mutation>(cause: tracing == nil ? nil : Cause.current)
    let stream = reactor.mutate(action: action)
    effect.begin(stream, in: running) { [mutations] in mutations.onNext($0) }
  }

  private func receive(_ mutation: R.Mutation) {
    let cause = Cause.current
    let isFree = state.withLock { state in
      guard !state.isReducing else {
        state.mutations.append((mutation, cause))
        return false
      }
      state.isReducing = true
      return true
    }
    guard isFree else { return }
    reduce(mutation, cause)
    while let (mutation, cause) = state.withLock({ state -> (R.Mutation, Cause?)? in
      guard let next = state.mutations.popFirst() else {
        state.isReducing = false
        return nil
      }
      return next
    }) {
      reduce(mutation, cause)
    }
    let hasActions = state.withLock { state in
      guard !state.isDispatching, !state.isReducing, !state.actions.isEmpty else { return false }
      state.isDispatching = true
      return true
    }
    if hasActions { dispatchWaiting() }
  }

  private func reduce(_ mutation: R.Mutation, _ cause: Cause?) {
    guard let reactor else { return dispose() }
    let previous = accumulated
    guard let tracing else {
      accumulated = reactor.reduce(state: previous, mutation: mutation)
      return reduced.onNext(accumulated)
    }
    let tracer = tracing.tracer
    var cause = cause ?? Cause(tracer: tracer, screen: tracing.screen)
    let made = Cause.$current.withValue(cause) {
      tracer.made(mutation, of: cause.action, screen: tracing.screen)
    }
    accumulated = reactor.reduce(state: previous, mutation: mutation)
    cause.step = tracer.reduced(
      accumulated, previous: previous, by: made, of: cause.action, screen: tracing.screen)
    Cause.$current.withValue(cause) { reduced.onNext(accumulated) }
  }
}

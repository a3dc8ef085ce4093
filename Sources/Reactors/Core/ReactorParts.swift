public import Observables

/// The parts of a reactor, whatever it is.
@usableFromInline
class AnyReactorParts {
  @inlinable init() {}
}

/// The parts of a reactor. What runs ends with them.
@usableFromInline
final class ReactorParts<Action, Mutation, State>: AnyReactorParts {
  @usableFromInline let pipeline: ReactorPipeline<Action, Mutation, State>
  @usableFromInline let action: ActionSubject<Action>
  @usableFromInline let state: Observable<State>

  @inlinable init(_ pipeline: ReactorPipeline<Action, Mutation, State>) {
    let states = pipeline.states
    self.pipeline = pipeline
    action = ActionSubject(core: pipeline.actions, receive: { pipeline.receive($0) })
    state = Observable { states.subscribe($0) }
  }

  @inlinable deinit {
    pipeline.shutDown()
  }
}

extension Reactor {
  /// The reactor's parts, made at the first touch.
  @inlinable func parts(in storage: ReactorStorage) -> ReactorParts<Action, Mutation, State> {
    if let parts = storage.parts.load() {
      return unsafeDowncast(parts, to: ReactorParts<Action, Mutation, State>.self)
    }
    let initial = initialState
    let pipeline = ReactorPipeline<Action, Mutation, State>(
      self, states: StateCore(initial),
      mutate: { unsafeDowncast($0, to: Self.self).mutate(action: $1) },
      reduce: { unsafeDowncast($0, to: Self.self).reduce(state: $1, mutation: $2) })
    // Of several threads that come at once, one keeps what it has made, and starts it.
    let made = ReactorParts(pipeline)
    let kept = storage.parts.storeIfNil(made)
    if kept === made { start(pipeline) }
    return unsafeDowncast(kept, to: ReactorParts<Action, Mutation, State>.self)
  }

  /// Cuts the pipeline open where the reactor transforms a stream. What is sent meanwhile waits.
  @inlinable func start(_ pipeline: ReactorPipeline<Action, Mutation, State>) {
    let actions = PublishSubject<Action>()
    let mutations = PublishSubject<Mutation>()
    let reduced = StateCore(pipeline.states.latest)
    let states = Observable<State> { reduced.subscribe($0) }
    let transformedActions = transform(action: actions)
    let transformedMutations = transform(mutation: mutations)
    let transformedStates = transform(state: states)
    let keeps = (
      action: transformedActions === actions, mutation: transformedMutations === mutations,
      state: transformedStates === states
    )
    if !keeps.action || !keeps.mutation || !keeps.state {
      pipeline.connect(
        Transforms(
          actions: keeps.action ? nil : actions, mutations: keeps.mutation ? nil : mutations,
          states: keeps.state ? nil : reduced),
        transformedActions, transformedMutations, transformedStates)
    }
    pipeline.finishDispatching()
  }
}

extension ReactorPipeline {
  @usableFromInline func connect(
    _ made: Transforms<Action, Mutation, State>, _ transformedActions: Observable<Action>,
    _ transformedMutations: Observable<Mutation>, _ transformedStates: Observable<State>
  ) {
    transforms = made
    if made.states != nil {
      states.hold()
      made.chains.insert(
        transformedStates.subscribe(onNext: { [weak self] in self?.receiveTransformed($0) }))
    }
    if made.mutations != nil {
      made.chains.insert(
        transformedMutations.subscribe(onNext: { [weak self] in self?.receiveTransformed($0) }))
    }
    if made.actions != nil {
      made.chains.insert(
        transformedActions.subscribe(onNext: { [weak self] in self?.receiveTransformed($0) }))
    }
  }
}

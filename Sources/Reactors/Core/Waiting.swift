internal import Observables
public import Tracing

/// What waits its turn in a reactor. Later stages come first: a state that was made is told before the
/// next mutation is reduced.
@usableFromInline
final class Waiting<Action, Mutation, State> {
  /// What a reducer does.
  @usableFromInline enum Step {
    case mutation(Mutation, Cause?)
    case transformedMutation(Mutation, Cause?)
    case transformedState(State, Cause?)
  }

  /// What a dispatcher does.
  @usableFromInline enum Dispatch {
    case action(Action, Cause?)
    case transformedAction(Action, Cause?)
  }

  private var actions = FIFO<(Action, Cause?)>()
  private var transformedActions = FIFO<(Action, Cause?)>()
  private var mutations = FIFO<(Mutation, Cause?)>()
  private var transformedMutations = FIFO<(Mutation, Cause?)>()
  private var transformedStates = FIFO<(State, Cause?)>()

  @usableFromInline init() {}

  @usableFromInline var hasActions: Bool { !actions.isEmpty || !transformedActions.isEmpty }

  @usableFromInline func append(_ step: Step) {
    switch step {
    case .mutation(let mutation, let cause): mutations.append((mutation, cause))
    case .transformedMutation(let mutation, let cause):
      transformedMutations.append((mutation, cause))
    case .transformedState(let state, let cause): transformedStates.append((state, cause))
    }
  }

  @usableFromInline func append(_ dispatch: Dispatch) {
    switch dispatch {
    case .action(let action, let cause): actions.append((action, cause))
    case .transformedAction(let action, let cause): transformedActions.append((action, cause))
    }
  }

  @usableFromInline func nextStep() -> Step? {
    if let (state, cause) = transformedStates.popFirst() { return .transformedState(state, cause) }
    if let (mutation, cause) = transformedMutations.popFirst() {
      return .transformedMutation(mutation, cause)
    }
    if let (mutation, cause) = mutations.popFirst() { return .mutation(mutation, cause) }
    return nil
  }

  func nextTransformedAction() -> (Action, Cause?)? { transformedActions.popFirst() }

  @usableFromInline func nextDispatch() -> Dispatch? {
    if let (action, cause) = transformedActions.popFirst() {
      return .transformedAction(action, cause)
    }
    if let (action, cause) = actions.popFirst() { return .action(action, cause) }
    return nil
  }
}

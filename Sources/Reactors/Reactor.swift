public import Observables
public import Tracing

/// Turns actions into mutations, and mutations into new states.
public protocol Reactor: AnyObject {
  /// What a person can do.
  associatedtype Action
  /// What can change.
  associatedtype Mutation = Action
  /// What a view shows.
  associatedtype State

  /// Takes actions.
  var action: ActionSubject<Action> { get }
  /// The state at the start.
  var initialState: State { get }
  /// The state now.
  var currentState: State { get }
  /// The states: the latest at once, then each new one.
  var state: Observable<State> { get }

  /// Changes the stream of actions.
  func transform(action: Observable<Action>) -> Observable<Action>
  /// Turns an action into mutations; side effects belong here.
  func mutate(action: Action) -> Observable<Mutation>
  /// Changes the stream of mutations.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  /// Makes a new state; has no side effects.
  func reduce(state: State, mutation: Mutation) -> State
  /// Changes the stream of states.
  func transform(state: Observable<State>) -> Observable<State>
}

extension Reactor {
  var core: ReactorCore<Self> { ReactorCore.of(self) }

  public var action: ActionSubject<Action> { core.action }
  public var currentState: State { core.currentState }
  public var state: Observable<State> { core.state }

  public func transform(action: Observable<Action>) -> Observable<Action> { action }
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
  public func transform(state: Observable<State>) -> Observable<State> { state }
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }
  public func reduce(state: State, mutation: Mutation) -> State { state }

  /// Has every step of the reactor traced.
  public func trace(with tracer: Tracer, as screen: String) {
    core.tracing = (tracer, screen)
  }
}

extension Reactor where Action == Mutation {
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

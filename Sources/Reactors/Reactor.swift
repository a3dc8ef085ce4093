public import Observables
public import Tracing

/// Turns actions into mutations, and mutations into new states.
///
///     final class CounterReactor: Reactor {
///       enum Action { case increase }
///       struct State { var value = 0 }
///       let initialState = State()
///
///       func reduce(state: State, mutation: Action) -> State {
///         State(value: state.value + 1)
///       }
///     }
///
/// What happens, in order: an action is traced; the observers of `action` are told; `mutate` is
/// subscribed. An older action whose stream ends at the newer one (`take(until: action…)`) so winds down
/// before the newer one begins. A mutation is reduced at once, or after the state that is being told
/// of; an action that is sent meanwhile waits until all that is done.
public protocol Reactor: AnyObject {
  /// What a person can do.
  associatedtype Action
  /// What can change; the actions themselves, unless a type is given.
  associatedtype Mutation = Action
  /// What a view shows.
  associatedtype State

  /// Takes actions, and tells of them.
  var action: ActionSubject<Action> { get }
  /// The state at the start.
  var initialState: State { get }
  /// The state as it was last told.
  var currentState: State { get }
  /// The states: the latest at once, then each new one. It neither fails nor ends.
  var state: Observable<State> { get }
  /// Where the streams are kept.
  var storage: ReactorStorage { get }

  /// Changes the stream of actions, before they are mutated.
  func transform(action: Observable<Action>) -> Observable<Action>
  /// Turns an action into mutations. Side effects belong here.
  func mutate(action: Action) -> Observable<Mutation>
  /// Changes the stream of mutations: others can be merged into it.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  /// Makes a new state of an old one. It has no side effects.
  func reduce(state: State, mutation: Mutation) -> State
  /// Changes the stream of states that are told. The states that are reduced stay as they are.
  func transform(state: Observable<State>) -> Observable<State>
}

extension Reactor {
  /// A storage in a table beside the reactor.
  @inlinable public var storage: ReactorStorage { ReactorStorage.beside(self) }

  /// Takes actions, and tells of them. Errors and ends that it is given are ignored.
  @inlinable public var action: ActionSubject<Action> {
    let storage = storage
    return storage.isStubbed ? stub(in: storage).action : parts(in: storage).action
  }

  /// The state as it was last told.
  @inlinable public var currentState: State {
    let storage = storage
    return storage.isStubbed
      ? stub(in: storage).state.value : parts(in: storage).pipeline.states.value
  }

  /// The states: the latest at once, then each new one.
  @inlinable public var state: Observable<State> {
    let storage = storage
    return storage.isStubbed ? stub(in: storage).state.asObservable() : parts(in: storage).state
  }

  /// The actions as they are.
  @inlinable public func transform(action: Observable<Action>) -> Observable<Action> { action }

  /// The mutations as they are.
  @inlinable public func transform(
    mutation: Observable<Mutation>
  ) -> Observable<Mutation> { mutation }

  /// The states as they are.
  @inlinable public func transform(state: Observable<State>) -> Observable<State> { state }

  /// No mutation.
  @inlinable public func mutate(action: Action) -> Observable<Mutation> { .empty() }

  /// The state as it was.
  @inlinable public func reduce(state: State, mutation: Mutation) -> State { state }

  /// Has every step of the reactor traced from now on.
  ///
  /// - Parameters:
  ///   - tracer: who takes the steps.
  ///   - screen: the name that they happen under.
  public func trace(with tracer: Tracer, as screen: String) {
    parts(in: storage).pipeline.trace(with: tracer, as: screen)
  }
}

extension Reactor where Action == Mutation {
  /// The action is the mutation.
  @inlinable public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

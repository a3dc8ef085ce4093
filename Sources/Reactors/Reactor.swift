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
  public var storage: ReactorStorage {
    Storages.table.value(of: self) { ReactorStorage() }
  }

  /// Takes actions, and tells of them. Errors and ends that it is given are ignored.
  public var action: ActionSubject<Action> {
    let core = core
    return core.stubbing.isEnabled ? core.stubbing.stub(of: self).action : core.action
  }

  /// The state as it was last told.
  public var currentState: State { stateRelay.value }

  /// The states: the latest at once, then each new one.
  public var state: Observable<State> { stateRelay.asObservable() }

  /// The actions as they are.
  public func transform(action: Observable<Action>) -> Observable<Action> { action }

  /// The mutations as they are.
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }

  /// The states as they are.
  public func transform(state: Observable<State>) -> Observable<State> { state }

  /// No mutation.
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }

  /// The state as it was.
  public func reduce(state: State, mutation: Mutation) -> State { state }

  /// Has every step of the reactor traced from now on.
  ///
  /// - Parameters:
  ///   - tracer: who takes the steps.
  ///   - screen: the name that they happen under.
  public func trace(with tracer: Tracer, as screen: String) {
    core.tracing = ReactorTracing(tracer: tracer, screen: screen)
  }

  private var stateRelay: StateRelay<State> {
    let core = core
    return core.stubbing.isEnabled ? core.stubbing.stub(of: self).state : core.relay
  }

  var core: ReactorCore<Self> {
    let storage = storage
    if let core = storage.core.withLock({ $0 }) as? ReactorCore<Self> { return core }
    // Made without the lock: it runs the reactor's own code. Of two that come at once, one is kept.
    let made = ReactorCore(self)
    let (core, isNew) = storage.core.withLock { core -> (ReactorCore<Self>, Bool) in
      if let core = core as? ReactorCore<Self> { return (core, false) }
      core = made
      return (made, true)
    }
    if isNew { core.start(self) }
    return core
  }
}

extension Reactor where Action == Mutation {
  /// The action is the mutation.
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

extension Observable {
  /// Tells nothing and completes, and says why in the trace.
  ///
  ///     guard !currentState.isLoading else { return .empty(because: "a page is loading") }
  ///     // A4 done, no mutation: a page is loading
  public static func empty(because note: String) -> Observable<Element> {
    .deferred {
      Cause.current?.action?.note = note
      return .empty()
    }
  }
}

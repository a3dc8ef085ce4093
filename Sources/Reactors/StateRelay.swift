public import Observables

/// Tells states: the latest at once, then each new one. It neither fails nor ends.
///
///     let relay = StateRelay(value: 1)
///     relay.subscribe(onNext: { print($0) })  // 1
///     relay.accept(2)                         // 2
public final class StateRelay<State>: ObservableType {
  /// What it tells.
  public typealias Element = State

  private let core: StateCore<State>
  private let observable: Observable<State>

  /// Makes a relay of its first state.
  public init(value: State) {
    let core = StateCore(value)
    self.core = core
    observable = Observable { core.subscribe($0) }
  }

  deinit { core.abandon() }

  /// The latest state; setting it tells it.
  public var value: State {
    get { core.value }
    set { core.accept(newValue) }
  }

  /// Tells a state.
  public func accept(_ state: State) { core.accept(state) }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == State {
    observable.subscribe(observer)
  }

  /// The stream of states, always the same object.
  public func asObservable() -> Observable<State> { observable }
}

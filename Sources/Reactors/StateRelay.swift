public import Observables

/// Tells a reactor's states: the latest at once, then each new one.
public final class StateRelay<State>: ObservableConvertibleType {
  /// What it tells.
  public typealias Element = State

  private let latest: Locked<State>
  private let subject = PublishSubject<State>()
  private let observable: Observable<State>

  init(_ initial: State) {
    let latest = Locked(initial)
    let subject = subject
    self.latest = latest
    observable = Observable { observer in
      observer.on(.next(latest.withLock { $0 }))
      return subject.subscribe(observer)
    }
  }

  /// The latest state.
  public var value: State { latest.withLock { $0 } }

  /// The stream of states, always the same object.
  public func asObservable() -> Observable<State> { observable }

  /// Tells a state.
  public func accept(_ state: State) {
    latest.withLock { $0 = state }
    subject.onNext(state)
  }
}

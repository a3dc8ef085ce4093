/// A sequence of events that observers can subscribe to.
///
///     Observable.of(1, 2, 3).map { $0 * 2 }.subscribe(onNext: { print($0) })  // 2, 4, 6
///
/// It holds the closure that subscribes an observer; an operator is a closure around another, so
/// that no element passes through a virtual call.
open class Observable<Element>: ObservableType {
  @usableFromInline package final let handler: (AnyObserver<Element>) -> any Disposable

  /// Makes an observable of the closure that subscribes an observer. The closure keeps the Rx
  /// contract by itself; `create` is for closures that need not.
  @inlinable public init(handler: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.handler = handler
  }

  /// Subscribes an observer.
  @inlinable public final func subscribe<Observer: ObserverType>(_ observer: Observer)
    -> any Disposable where Observer.Element == Element
  {
    let subscription = Subscription()
    subscription.begin(self, AnyObserver(observer))
    return subscription
  }

  /// The observable itself.
  @inlinable public final func asObservable() -> Observable<Element> { self }

  /// Subscribes an operator's observer, which is trusted to keep the contract.
  @inlinable final func run(_ observer: @escaping (Event<Element>) -> Void) -> any Disposable {
    handler(AnyObserver(eventHandler: observer))
  }
}

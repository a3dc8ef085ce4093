/// Can be turned into an observable.
public protocol ObservableConvertibleType<Element> {
  /// What it tells.
  associatedtype Element

  /// The observable.
  func asObservable() -> Observable<Element>
}

/// Tells its observers of events.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes an observer: it is told what happens until the end, or until the subscription is
  /// disposed of.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// The observable.
  public func asObservable() -> Observable<Element> {
    Observable { observer in self.subscribe(observer) }
  }
}

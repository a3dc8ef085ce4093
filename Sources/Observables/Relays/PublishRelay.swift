/// Tells its observers the elements that it is given; it never fails and never ends.
///
///     let taps = PublishRelay<Void>()
///     taps.accept(())
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  /// Makes a relay.
  public init() {}

  /// Tells the observers an element.
  public func accept(_ element: Element) { subject.onNext(element) }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay's elements.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

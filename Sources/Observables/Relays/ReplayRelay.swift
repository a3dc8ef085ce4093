/// Tells its observers the elements that it is given, and a new one the latest ones first; it never
/// fails and never ends.
///
///     let log = ReplayRelay<String>.create(bufferSize: 10)
///     log.accept("begun")
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// Makes a relay that remembers a number of elements.
  ///
  ///     ReplayRelay<Int>.create(bufferSize: 2)
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// Makes a relay that remembers all elements.
  ///
  ///     ReplayRelay<Int>.createUnbound()
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(.createUnbounded())
  }

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

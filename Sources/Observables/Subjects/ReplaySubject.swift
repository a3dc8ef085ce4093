/// Tells its observers what it is told, and a new one the latest elements first.
///
///     let log = ReplaySubject<String>.create(bufferSize: 10)
///     log.onNext("begun")
///     log.subscribe(onNext: { print($0) })  // begun
public final class ReplaySubject<Element>: Observable<Element>, ObserverType {
  private let core: ReplayingCore<Element>

  private init(limit: Int) {
    let core = ReplayingCore<Element>(.latest(limit))
    self.core = core
    super.init { core.subscribe($0) }
  }

  /// Makes a subject that remembers a number of elements.
  ///
  ///     ReplaySubject<Int>.create(bufferSize: 2)
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: bufferSize)
  }

  /// Makes a subject that remembers all elements.
  ///
  ///     ReplaySubject<Int>.createUnbounded()
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(limit: .max)
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hasObservers }

  /// Takes an event and tells the observers.
  public func on(_ event: Event<Element>) { core.on(event) }
}

/// Tells its observers what it is told, and a new one the latest element first.
///
///     let count = BehaviorSubject(value: 0)
///     count.onNext(1)
///     count.subscribe(onNext: { print($0) })  // 1
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
  private let core: ReplayingCore<Element>

  /// Makes a subject of its first element.
  public init(value: Element) {
    let core = ReplayingCore(.latest(1), remembering: [value])
    self.core = core
    super.init { observer in
      // Who comes after the end is told only the end.
      if let end = core.latest.end {
        observer.on(end)
        return Disposables.create()
      }
      return core.subscribe(observer)
    }
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hasObservers }

  /// The latest element; throws the failure where there was one.
  public func value() throws -> Element {
    let (elements, end) = core.latest
    if let error = end?.error { throw error }
    guard let last = elements.last else { throw RxError.noElements }
    return last
  }

  /// Takes an event and tells the observers.
  public func on(_ event: Event<Element>) { core.on(event) }
}

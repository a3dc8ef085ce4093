/// Tells its observers the elements that it is given, and a new one the latest first; it never fails
/// and never ends.
///
///     let count = BehaviorRelay(value: 0)
///     count.accept(1)
///     count.value  // 1
public final class BehaviorRelay<Element>: ObservableType {
  private let core: ReplayingCore<Element>
  private let observable: Observable<Element>

  /// Makes a relay of its first element.
  public init(value: Element) {
    let core = ReplayingCore(.latest(1), remembering: [value])
    self.core = core
    observable = Observable { core.subscribe($0) }
  }

  /// The latest element.
  public var value: Element { core.latest.elements[0] }

  /// Tells the observers an element.
  public func accept(_ element: Element) { core.on(.next(element)) }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    observable.subscribe(observer)
  }

  /// The relay's elements.
  public func asObservable() -> Observable<Element> { observable }
}

/// Tells its observers the last element that it is told, when it is told the end.
///
///     let answer = AsyncSubject<Int>()
///     answer.onNext(1)
///     answer.onNext(2)
///     answer.onCompleted()  // observers are told 2
public final class AsyncSubject<Element>: Observable<Element>, ObserverType {
  private let core: ReplayingCore<Element>

  /// Makes a subject.
  public init() {
    let core = ReplayingCore<Element>(.lastAtEnd)
    self.core = core
    super.init { core.subscribe($0) }
  }

  /// Whether anybody listens.
  public var hasObservers: Bool { core.hasObservers }

  /// Takes an event; tells the observers where it is the end.
  public func on(_ event: Event<Element>) { core.on(event) }
}

/// Tells its observers what it is told, in the order in which they subscribed.
///
///     let subject = PublishSubject<Int>()
///     subject.subscribe(onNext: { print($0) })
///     subject.onNext(1)  // 1
public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  @usableFromInline let core: SubjectCore<Element>

  /// Makes a subject.
  @inlinable public init() {
    let core = SubjectCore<Element>()
    self.core = core
    super.init { core.subscribe($0) }
  }

  @inlinable deinit { core.abandon() }

  /// Takes an event and tells the observers.
  @inlinable public func on(_ event: Event<Element>) { core.on(event) }
}

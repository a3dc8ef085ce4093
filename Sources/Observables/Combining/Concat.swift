public import Synchronization

extension ObservableType {
  /// Tells what the first observable tells, then, once it has completed, the next, and so on.
  ///
  ///     Observable.concat([.just(1), .just(2)])  // 1, 2
  @inlinable public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable { observer in
      let concatenation = Concatenation(of: sources, to: observer)
      concatenation.advance()
      return concatenation
    }
  }

  /// Tells what the first observable tells, then the next.
  ///
  ///     Observable.concat(.just(1), .just(2))  // 1, 2
  @inlinable public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }
}

/// Observables that follow one another.
@usableFromInline
final class Concatenation<Element>: Disposable {
  @usableFromInline static var hasReturned: UInt8 { 1 }
  @usableFromInline static var hasCompleted: UInt8 { 2 }

  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let sources: [Observable<Element>]
  // As a SerialDisposable has them, without the object.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var current: (any Disposable)?
  @exclusivity(unchecked) @usableFromInline var isDisposed = false
  @exclusivity(unchecked) @usableFromInline var index = 0
  /// Whether the current source's subscription has returned, and whether it has completed: whoever
  /// comes second, on whatever thread, goes on.
  @usableFromInline let step = Atomic<UInt8>(0)

  @inlinable init(of sources: [Observable<Element>], to observer: AnyObserver<Element>) {
    self.sources = sources
    self.observer = observer
  }

  /// Goes on to the next source, and, where it completes at once, to the one after it.
  @inlinable func advance() {
    while !lock.withLock({ isDisposed }) {
      guard index < sources.count else { return observer.on(.completed) }
      let source = sources[index]
      index += 1
      step.store(0, ordering: .relaxed)
      let subscription = source.handler(AnyObserver { self.on($0) })
      if step.load(ordering: .acquiring) == 0 {
        hold(subscription)
      } else {
        subscription.dispose()
      }
      let before = step.bitwiseOr(Self.hasReturned, ordering: .acquiringAndReleasing).oldValue
      guard before & Self.hasCompleted != 0 else { return }
    }
  }

  @inlinable func on(_ event: Event<Element>) {
    guard case .completed = event else { return observer.on(event) }
    let before = step.bitwiseOr(Self.hasCompleted, ordering: .acquiringAndReleasing).oldValue
    guard before & Self.hasReturned != 0 else { return }
    hold(nil)
    advance()
  }

  /// Keeps the subscription of the current source, and gives up the one before.
  @inlinable func hold(_ subscription: (any Disposable)?) {
    let given = lock.withLock { () -> (any Disposable)? in
      guard !isDisposed else { return subscription }
      defer { current = subscription }
      return current
    }
    given?.dispose()
  }

  @inlinable func dispose() {
    let held = lock.withLock {
      isDisposed = true
      defer { current = nil }
      return current
    }
    held?.dispose()
  }
}

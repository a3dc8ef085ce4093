public import Synchronization

/// The end of a chain, and the one place that keeps its contract: nothing follows a terminal event or
/// a dispose, and what is upstream is given up exactly once.
///
/// It does not hold the observer; the source does. So whoever keeps a subscription that is over does
/// not keep what its closures capture.
@usableFromInline
package final class Subscription: Disposable {
  @exclusivity(unchecked) @usableFromInline var upstream = SingleAssignment()
  @usableFromInline let isStopped = Atomic(false)

  @inlinable package init() {}

  /// Subscribes to the source.
  @inlinable package func begin<Element>(
    _ source: Observable<Element>, _ observer: AnyObserver<Element>
  ) {
    let deferral = Deferral.current
    let isOutermost = deferral.begin()
    upstream.set(source.handler(guarding(observer)))
    if isOutermost { deferral.end() }
  }

  /// The observer, with the contract kept.
  @inlinable package func guarding<Element>(_ observer: AnyObserver<Element>)
    -> AnyObserver<Element>
  {
    AnyObserver { event in
      guard event.isStopEvent else {
        if !self.isStopped.load(ordering: .relaxed) { observer.on(event) }
        return
      }
      guard !self.isStopped.exchange(true, ordering: .acquiringAndReleasing) else { return }
      observer.on(event)
      self.upstream.giveUp()?.dispose()
    }
  }

  @inlinable package func dispose() {
    isStopped.store(true, ordering: .releasing)
    upstream.giveUp()?.dispose()
  }
}

public import Tracing

/// Hands events from several places to one observer, one event at a time and in order. What comes while
/// the observer runs, from another thread or from itself, is handed over by whoever is at it.
@usableFromInline
final class Delivery<Element>: Disposable {
  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var isBusy = false
  @exclusivity(unchecked) @usableFromInline var isOver = false
  @exclusivity(unchecked) @usableFromInline var waiting: [(cause: Cause?, event: Event<Element>)] =
    []

  @inlinable init(to observer: AnyObserver<Element>) {
    self.observer = observer
  }

  @inlinable func on(_ event: Event<Element>) {
    lock.lock()
    guard !isOver, !isBusy else {
      if !isOver { waiting.append((Cause.current, event)) }
      return lock.unlock()
    }
    isBusy = true
    isOver = event.isStopEvent
    lock.unlock()
    observer.on(event)
    lock.lock()
    isBusy = !waiting.isEmpty
    let hasMore = isBusy
    lock.unlock()
    if hasMore { deliverWaiting() }
  }

  @usableFromInline func deliverWaiting() {
    while let batch = nextBatch() {
      for (cause, event) in batch {
        let isWanted = lock.withLock {
          defer { if event.isStopEvent { isOver = true } }
          return !isOver
        }
        if isWanted { Cause.$current.withValue(cause) { observer.on(event) } }
      }
    }
  }

  private func nextBatch() -> [(cause: Cause?, event: Event<Element>)]? {
    lock.withLock {
      guard !waiting.isEmpty else {
        isBusy = false
        return nil
      }
      defer { waiting = [] }
      return waiting
    }
  }

  @inlinable func dispose() {
    let dropped = lock.withLock {
      isOver = true
      defer { waiting = [] }
      return waiting
    }
    withExtendedLifetime(dropped) {}
  }
}

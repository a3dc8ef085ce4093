/// The observers of a subject.
@usableFromInline
package final class SubjectCore<Element> {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var observers = Observers<Element>()
  @exclusivity(unchecked) @usableFromInline var end: Event<Element>?

  @inlinable package init() {}

  @inlinable package func on(_ event: Event<Element>) {
    lock.lock()
    guard !observers.isEmpty || event.isStopEvent else { return lock.unlock() }
    let told = observers
    if event.isStopEvent, end == nil {
      end = event
      observers.removeAll()
    }
    lock.unlock()
    told.on(event)
  }

  @inlinable package func subscribe(_ observer: AnyObserver<Element>) -> any Disposable {
    lock.lock()
    guard let end else {
      let number = observers.append(observer)
      lock.unlock()
      return Membership(of: self, as: number) { unsafeDowncast($0, to: Self.self).remove($1) }
    }
    lock.unlock()
    observer.on(end)
    return NopDisposable.instance
  }

  @inlinable func remove(_ number: Int) {
    // What the observer captures is released after the lock is.
    let removed = lock.withLock { observers.remove(number) }
    withExtendedLifetime(removed) {}
  }
}

/// The observers of a subject.
@usableFromInline
package final class SubjectCore<Element> {
  @usableFromInline let lock = Lock()
  /// Whether anybody ever came: it costs next to nothing to see that nobody is to be let go.
  @exclusivity(unchecked) @usableFromInline var wasSubscribed = false
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
      wasSubscribed = true
      lock.unlock()
      return Membership(of: self, as: number) { unsafeDowncast($0, to: Self.self).remove($1) }
    }
    lock.unlock()
    observer.on(end)
    return NopDisposable.instance
  }

  /// Lets the observers go without a word: nobody is left who could tell them anything. An observer
  /// that nobody takes off would else keep itself.
  @inlinable package func abandon() {
    guard wasSubscribed else { return }
    let left = lock.withLock {
      let left = observers
      observers.removeAll()
      return left
    }
    withExtendedLifetime(left) {}
  }

  @inlinable func remove(_ number: Int) {
    // What the observer captures is released after the lock is.
    let removed = lock.withLock { observers.remove(number) }
    withExtendedLifetime(removed) {}
  }
}

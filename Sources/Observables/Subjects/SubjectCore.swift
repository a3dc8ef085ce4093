/// The observers of a subject.
@usableFromInline
package final class SubjectCore<Element> {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var observers = Observers<Element>()
  @exclusivity(unchecked) @usableFromInline var end: Event<Element>?

  @inlinable package init() {}

  @inlinable package func on(_ event: Event<Element>) {
    lock.lock()
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
      return Membership(core: self, number: number)
    }
    lock.unlock()
    observer.on(end)
    return NopDisposable.instance
  }

  /// An observer's place among the others.
  @usableFromInline final class Membership: Disposable {
    @usableFromInline let core: SubjectCore
    @usableFromInline let number: Int

    @inlinable init(core: SubjectCore, number: Int) {
      self.core = core
      self.number = number
    }

    @inlinable func dispose() {
      // What the observer captures is released after the lock is.
      let removed = core.lock.withLock { core.observers.remove(number) }
      withExtendedLifetime(removed) {}
    }
  }
}

internal import Tracing

/// Events on their way from one place to another.
@usableFromInline
final class Handover<Element>: Disposable {
  @exclusivity(unchecked) @usableFromInline var upstream = SingleAssignment()
  @usableFromInline let observer: AnyObserver<Element>
  /// Whether it is to be on the thread that it comes on: then it need wait only while other work runs.
  @usableFromInline let isHere: Bool
  private let scheduler: any ImmediateSchedulerType
  private let work = SerialDisposable()

  // Guarded by the lock.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var isScheduled = false
  @exclusivity(unchecked) @usableFromInline var isDisposed = false
  @exclusivity(unchecked) @usableFromInline var hasWaiting = false
  @exclusivity(unchecked) private var waiting = FIFO<(cause: Cause?, event: Event<Element>)>()

  @usableFromInline init(
    to observer: AnyObserver<Element>, on scheduler: any ImmediateSchedulerType
  ) {
    self.observer = observer
    self.scheduler = scheduler
    isHere = scheduler === CurrentThreadScheduler.instance
  }

  @inlinable func on(_ event: Event<Element>) {
    guard isHere, Deferral.current.isIdle else { return schedule(event) }
    lock.lock()
    guard !isDisposed, !isScheduled else {
      lock.unlock()
      return schedule(event)
    }
    isScheduled = true
    lock.unlock()
    let trampoline = Deferral.current.trampoline
    trampoline.isRunning = true
    observer.on(event)
    lock.lock()
    let isBehind = hasWaiting
    isScheduled = isBehind
    lock.unlock()
    if isBehind { deliver() }
    trampoline.finish()
  }

  @usableFromInline func schedule(_ event: Event<Element>) {
    let cause = Cause.current
    let isFirst = lock.withLock {
      guard !isDisposed else { return false }
      waiting.append((cause, event))
      hasWaiting = true
      defer { isScheduled = true }
      return !isScheduled
    }
    if isFirst { work.disposable = scheduler.schedule(deliver) }
  }

  @usableFromInline func dispose() {
    upstream.giveUp()?.dispose()
    work.dispose()
    // What waits is released after the lock is.
    let dropped = lock.withLock {
      isDisposed = true
      hasWaiting = false
      defer { waiting.removeAll() }
      return waiting
    }
    withExtendedLifetime(dropped) {}
  }

  @usableFromInline func deliver() {
    while let (cause, event) = next() {
      Cause.$current.withValue(cause) { observer.on(event) }
    }
  }

  private func next() -> (cause: Cause?, event: Event<Element>)? {
    lock.withLock {
      let next = waiting.popFirst()
      hasWaiting = !waiting.isEmpty
      if next == nil { isScheduled = false }
      return next
    }
  }
}

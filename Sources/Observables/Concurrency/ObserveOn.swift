internal import Tracing

extension ObservableType {
  /// Tells everything on a scheduler, one event at a time, in order.
  ///
  ///     service.load().observe(on: MainScheduler.instance)
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let handover = Handover(to: observer, on: scheduler)
      handover.upstream.disposable = source.run(handover.on)
      return handover
    }
  }
}

/// Events on their way from one place to another.
private final class Handover<Element>: Disposable {
  private struct State {
    var waiting = FIFO<(cause: Cause?, event: Event<Element>)>()
    var isScheduled = false
    var isDisposed = false
  }

  let upstream = SerialDisposable()
  private let work = SerialDisposable()
  private let state = Locked(State())
  private let observer: AnyObserver<Element>
  private let scheduler: any ImmediateSchedulerType

  init(to observer: AnyObserver<Element>, on scheduler: any ImmediateSchedulerType) {
    self.observer = observer
    self.scheduler = scheduler
  }

  func on(_ event: Event<Element>) {
    let cause = Cause.current
    let isFirst = state.withLock { state -> Bool in
      guard !state.isDisposed else { return false }
      state.waiting.append((cause, event))
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { work.disposable = scheduler.schedule(deliver) }
  }

  func dispose() {
    upstream.dispose()
    work.dispose()
    // What waits is released after the lock is.
    _ = state.withLock { state in
      state.isDisposed = true
      defer { state.waiting.removeAll() }
      return state.waiting
    }
  }

  private func deliver() {
    while let (cause, event) = next() {
      Cause.$current.withValue(cause) { observer.on(event) }
    }
  }

  private func next() -> (cause: Cause?, event: Event<Element>)? {
    state.withLock { state in
      let next = state.waiting.popFirst()
      if next == nil { state.isScheduled = false }
      return next
    }
  }
}

/// The end of a chain: nothing follows a terminal event or a dispose, and what is upstream is given
/// up exactly once.
@usableFromInline
final class Subscription<Element>: Disposable {
  @usableFromInline let upstream = SerialDisposable()
  private let observer: AnyObserver<Element>
  private let isStopped = Locked(false)

  @usableFromInline
  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  @usableFromInline
  func on(_ event: Event<Element>) {
    guard
      !isStopped.withLock({ stopped in
        defer { if event.isStopEvent { stopped = true } }
        return stopped
      })
    else { return }
    observer.on(event)
    if event.isStopEvent { upstream.dispose() }
  }

  @usableFromInline
  func dispose() {
    isStopped.withLock { $0 = true }
    upstream.dispose()
  }
}

internal import Tracing

/// Where several sources meet: their events are handled one at a time, in the order in which they
/// come, and nothing is handled after the end.
///
/// What comes while an event is being handled, from another thread or from the observer itself,
/// waits; so the state of an operator needs no lock, and no lock is held while an observer runs.
final class Junction<Element>: Disposable {
  private struct State {
    var waiting: [(cause: Cause?, run: () -> Void)] = []
    var isRunning = false
    var isClosed = false
  }

  private let state = Locked(State())
  private let upstream = CompositeDisposable()
  private let observer: AnyObserver<Element>

  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  /// Tells the observer; to be called while an event is handled.
  func on(_ event: Event<Element>) {
    guard event.isStopEvent else {
      if !isClosed { observer.on(event) }
      return
    }
    guard close() else { return }
    observer.on(event)
    upstream.dispose()
  }

  /// Tells the observer what a closure makes, or how it fails.
  func tell(_ make: () throws -> Element) {
    do { on(.next(try make())) } catch { on(.error(error)) }
  }

  /// Subscribes to a source. Its disposable is let go when it ends.
  func follow<Other>(
    _ source: Observable<Other>, in slot: SerialDisposable = SerialDisposable(),
    _ handle: @escaping (Event<Other>) -> Void
  ) {
    guard let key = upstream.insert(slot) else { return }
    slot.follow(source) { event in
      self.serially {
        if event.isStopEvent { self.upstream.remove(for: key) }
        handle(event)
      }
    }
  }

  /// Keeps a disposable until the end.
  func hold(_ disposable: any Disposable) { upstream.insert(disposable) }

  /// Runs work when nothing else is handled.
  func serially(_ work: @escaping () -> Void) {
    let runsNow = state.withLock { state -> Bool in
      guard !state.isClosed else { return false }
      guard !state.isRunning else {
        state.waiting.append((Cause.current, work))
        return false
      }
      state.isRunning = true
      return true
    }
    guard runsNow else { return }
    work()
    while let batch = nextBatch() {
      for each in batch where !isClosed {
        Cause.$current.withValue(each.cause, operation: each.run)
      }
    }
  }

  func dispose() {
    _ = close()
    upstream.dispose()
  }

  private var isClosed: Bool { state.withLock { $0.isClosed } }

  private func nextBatch() -> [(cause: Cause?, run: () -> Void)]? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isRunning = false
        return nil
      }
      defer { state.waiting = [] }
      return state.waiting
    }
  }

  private func close() -> Bool {
    let (wasOpen, waiting) = state.withLock { state in
      defer {
        state.isClosed = true
        state.waiting = []
      }
      return (!state.isClosed, state.waiting)
    }
    // The closures are released here, not under the lock.
    _ = waiting
    return wasOpen
  }
}

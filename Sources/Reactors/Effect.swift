internal import Observables
internal import Tracing

/// An action's stream of mutations while it runs. It ends once: by itself, with an error, or from
/// outside; and its trace says how.
final class Effect<Mutation>: Disposable, @unchecked Sendable {
  private let cause: Cause?
  private let isOver = Locked(false)
  private let subscription = SerialDisposable()
  private let key = Locked<CompositeDisposable.Key?>(nil)
  private weak var running: CompositeDisposable?

  init(cause: Cause?) {
    self.cause = cause
  }

  func begin(
    _ stream: Observable<Mutation>, in running: CompositeDisposable,
    tell: @escaping (Mutation) -> Void
  ) {
    self.running = running
    subscription.disposable = stream.subscribe(
      onNext: { [self] mutation in within { tell(mutation) } },
      onError: { [self] error in
        end { tracer, action in tracer.failed(action, with: error) }
      },
      onCompleted: { [self] in
        end { tracer, action in tracer.completed(action) }
      })
    // A stream that is over by now need not be held.
    guard !isOver.withLock({ $0 }) else { return }
    cause?.action?.cancel = { [weak self] in self?.dispose() }
    let inserted = running.insert(self)
    key.withLock { $0 = inserted }
    if isOver.withLock({ $0 }) { remove() }
  }

  /// Ends the stream from outside; the ambient cause says by whose doing.
  func dispose() {
    end { tracer, action in tracer.cancelled(action) }
  }

  private func end(_ trace: (Tracer, TracedAction) -> Void) {
    guard
      !isOver.withLock({ isOver in
        defer { isOver = true }
        return isOver
      })
    else { return }
    subscription.dispose()
    remove()
    if let cause, let action = cause.action { trace(cause.tracer, action) }
  }

  private func remove() {
    let held = key.withLock { key in
      defer { key = nil }
      return key
    }
    if let held { running?.remove(for: held) }
  }

  /// What a stream tells comes under its own action, wherever it comes from; a step of the action that
  /// is ambient already, such as a response, says more.
  private func within(_ body: () -> Void) {
    guard let cause else { return body() }
    let ambient = Cause.current
    guard ambient?.action !== cause.action else { return body() }
    Cause.$current.withValue(cause, operation: body)
  }
}

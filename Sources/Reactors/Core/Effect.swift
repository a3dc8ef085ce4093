public import Observables
public import Synchronization
internal import Tracing

/// An action's stream of mutations while it runs. It ends once: by itself, with an error, or from
/// outside; and its trace says how.
@usableFromInline
final class Effect<Action, Mutation, State>: Running, @unchecked Sendable {
  @usableFromInline let pipeline: ReactorPipeline<Action, Mutation, State>
  /// The cause of the mutations; nil where nobody traces.
  @exclusivity(unchecked) @usableFromInline var cause: EffectCause?
  @exclusivity(unchecked) @usableFromInline var links = RunningLinks()
  @usableFromInline let isOver = Atomic(false)
  @exclusivity(unchecked) @usableFromInline var upstream = SingleAssignment()

  @inlinable init(_ pipeline: ReactorPipeline<Action, Mutation, State>, cause: EffectCause?) {
    self.pipeline = pipeline
    self.cause = cause
  }

  /// Makes it as new for another stream, where nobody else has it.
  @inlinable func renew() {
    isOver.store(false, ordering: .relaxed)
    upstream.renew()
    links = RunningLinks()
  }

  /// Subscribes to the stream. Its loops run here, not where a chain around it has been subscribed.
  @inlinable func begin(_ stream: Observable<Mutation>) {
    let deferral = Deferral.current
    let outer = deferral.beginApart()
    upstream.set(stream.handler(AnyObserver { self.on($0) }))
    if !isOver.load(ordering: .acquiring) {
      if cause != nil { offerCancel() }
      // What is over by now need not be kept.
      pipeline.effects.add(self)
    }
    deferral.endApart(outer)
  }

  @inlinable func on(_ event: Event<Mutation>) {
    switch event {
    case .next(let mutation):
      guard !isOver.load(ordering: .relaxed) else { return }
      guard let cause else { return pipeline.receive(mutation) }
      cause.within { pipeline.receive(mutation) }
    case .completed:
      if end() { cause?.completed() }
    case .error(let error):
      if end() { cause?.failed(with: error) }
    }
  }

  /// Ends the stream from outside; the ambient cause says by whose doing.
  @inlinable func dispose() {
    if end() { cause?.cancelled() }
  }

  /// - Returns: whether it was not over.
  @inlinable func end() -> Bool {
    guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return false }
    // Where the subscription has not returned yet, it is not kept anywhere.
    if let held = upstream.giveUp() {
      held.dispose()
      pipeline.effects.remove(self)
    }
    return true
  }

  @usableFromInline func offerCancel() {
    cause?.cause.action?.cancel = { [weak self] in self?.dispose() }
    // It may have ended meanwhile, on another thread.
    if isOver.load(ordering: .acquiring) { cause?.cause.action?.cancel = nil }
  }
}

/// What an effect's mutations come of.
@usableFromInline
final class EffectCause: Sendable {
  let cause: Cause

  init(_ cause: Cause) {
    self.cause = cause
  }

  /// What a stream tells comes under its own action, wherever it comes from; a step of the action that
  /// is ambient already, such as a response, says more.
  @usableFromInline func within(_ body: () -> Void) {
    guard Cause.current?.action !== cause.action else { return body() }
    Cause.$current.withValue(cause, operation: body)
  }

  @usableFromInline func completed() { trace { $0.completed($1) } }
  @usableFromInline func cancelled() { trace { $0.cancelled($1) } }
  @usableFromInline func failed(with error: any Error) { trace { $0.failed($1, with: error) } }

  private func trace(_ end: (Tracer, TracedAction) -> Void) {
    if let action = cause.action { end(cause.tracer, action) }
  }
}

internal import Tracing

/// Who traces a reactor's steps.
@usableFromInline
final class ReactorTracing: Sendable {
  let tracer: Tracer
  let screen: String

  init(tracer: Tracer, screen: String) {
    self.tracer = tracer
    self.screen = screen
  }
}

extension ReactorPipeline {
  func trace(with tracer: Tracer, as screen: String) {
    let tracing = ReactorTracing(tracer: tracer, screen: screen)
    lock.withLock { self.tracing = tracing }
  }

  @usableFromInline func dispatch(_ action: Action, _ tracing: ReactorTracing) {
    let cause = received(action, tracing)
    Cause.$current.withValue(cause) {
      actions.on(.next(action))
      guard let input = transforms?.actions else { return begin(action, tracing) }
      input.on(.next(action))
      tellOfOutput(of: cause)
    }
  }

  /// Begins the stream of the action that is ambient; of another action where that one has its stream
  /// already, or where the reactor's transform has merged one in.
  @usableFromInline func begin(_ action: Action, _ tracing: ReactorTracing?) {
    guard let tracing else { return run(action, nil) }
    if let cause = Cause.current, cause.action?.beginStream() == true {
      return run(action, EffectCause(cause))
    }
    let cause = received(action, tracing)
    _ = cause.action?.beginStream()
    Cause.$current.withValue(cause) { run(action, EffectCause(cause)) }
  }

  @usableFromInline func reduce(_ mutation: Mutation, _ tracing: ReactorTracing) {
    guard let reactor else { return shutDown() }
    let tracer = tracing.tracer
    let screen = tracing.screen
    var cause = Cause.current ?? Cause(tracer: tracer, screen: screen)
    cause.screen = screen
    let made = Cause.$current.withValue(cause) {
      tracer.made(mutation, of: cause.action, screen: screen)
    }
    let reduced = transforms?.states ?? states
    let previous = reduced.latest
    let state = reduce(reactor, previous, mutation)
    cause.step = tracer.reduced(
      state, previous: previous, by: made, of: cause.action, screen: screen)
    Cause.$current.withValue(cause) { reduced.accept(state) }
  }

  private func received(_ action: Action, _ tracing: ReactorTracing) -> Cause {
    let traced = tracing.tracer.received(action, screen: tracing.screen)
    return Cause(
      tracer: tracing.tracer, screen: tracing.screen, action: traced, step: traced.id,
      line: traced.line)
  }

  /// Ends the trace of an action that the reactor's transform has not let through. Where it is let
  /// through later, it is traced as another, which this one caused.
  private func tellOfOutput(of cause: Cause) {
    dispatchTransformed()
    guard let action = cause.action, action.beginStream() else { return }
    action.note = action.note ?? "transform(action:) holds it back"
    cause.tracer.completed(action)
  }

  /// Begins the streams of the actions that the reactor's transform has let through at once.
  private func dispatchTransformed() {
    while let (action, cause) = lock.withLock({ waiting?.nextTransformedAction() }) {
      Cause.$current.withValue(cause) { begin(action, tracing) }
    }
  }
}

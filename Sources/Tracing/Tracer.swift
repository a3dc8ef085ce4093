internal import Synchronization

/// Numbers the steps of a session and hands them to a sink.
///
/// An engine calls it at each step; what is not traced has no tracer, and pays one branch.
public final class Tracer: @unchecked Sendable {
  private let sink: any TraceSink
  private let clock: () -> Double
  private let actionCount = Atomic(0)
  private let stateCount = Atomic(0)
  /// Numbers what belongs to no action: `M0.1`, `H0.1`.
  private let outside: TracedAction

  /// Makes a tracer.
  ///
  /// - Parameters:
  ///   - sink: who takes the events.
  ///   - now: seconds since the trace began.
  public init(sink: any TraceSink, now: @escaping () -> Double) {
    self.sink = sink
    self.clock = now
    self.outside = TracedAction(number: 0, begun: 0, screen: "", line: nil)
  }

  /// Seconds since the trace began.
  public var now: Double { clock() }

  /// How many actions were received so far.
  public var actions: Int { actionCount.load(ordering: .relaxed) }

  /// An action was received.
  public func received(_ action: Any, screen: String) -> TracedAction {
    let cause = Cause.current
    let number = actionCount.wrappingAdd(1, ordering: .relaxed).newValue
    let traced = TracedAction(number: number, begun: now, screen: screen, line: cause?.line)
    emit(
      .action(action, traced), id: traced.id, cause: cause?.step, time: traced.begun,
      screen: screen, line: cause?.line)
    return traced
  }

  /// A mutation came out of an action's stream, or with no action from elsewhere.
  public func made(_ mutation: Any, of action: TracedAction?, screen: String) -> TraceID {
    let id = (action ?? outside).nextMutation()
    // The very step that it came with, such as a response, where that is known.
    let cause = Cause.current?.step ?? action?.id
    emit(.mutation(mutation), id: id, cause: cause, screen: screen, line: action?.line)
    return id
  }

  /// A mutation was reduced.
  public func reduced(
    _ state: Any, previous: Any, by mutation: TraceID, of action: TracedAction?, screen: String
  ) -> TraceID {
    let id = TraceID(.state, stateCount.wrappingAdd(1, ordering: .relaxed).newValue)
    emit(
      .state(state, previous: previous), id: id, cause: mutation, screen: screen,
      line: action?.line)
    return id
  }

  /// An action's stream completed.
  public func completed(_ action: TracedAction) {
    action.cancel = nil
    let time = now
    let kind = TraceEvent.Kind.completed(
      mutations: action.mutations, duration: time - action.begun, note: action.note)
    emit(
      kind, id: action.id, cause: action.id, time: time, screen: action.screen, line: action.line)
  }

  /// An action's stream ended with an error.
  public func failed(_ action: TracedAction, with error: any Error) {
    action.cancel = nil
    emit(
      .error(error), id: TraceID(.error, action.number), cause: action.id, screen: action.screen,
      line: action.line)
  }

  /// An action's stream was ended from outside.
  public func cancelled(_ action: TracedAction) {
    action.cancel = nil
    emit(
      .cancelled, id: action.id, cause: Cause.current?.step, screen: action.screen,
      line: action.line)
  }

  /// An HTTP exchange began. The URL is the whole one, with nothing secret in it.
  public func requested(method: String, url: String) -> TracedExchange {
    let cause = Cause.current
    let id = (cause?.action ?? outside).nextExchange()
    let exchange = TracedExchange(id: id, method: method, url: url, begun: now, cause: cause)
    emit(.request(exchange), cause: cause?.step, of: exchange)
    return exchange
  }

  /// An HTTP exchange ended with a response.
  public func responded(_ exchange: TracedExchange, with response: TracedResponse) {
    exchange.cancel = nil
    emit(.response(exchange, response), cause: exchange.cause?.step, of: exchange)
  }

  /// An HTTP exchange ended without a response.
  public func failed(_ exchange: TracedExchange, with error: any Error) {
    exchange.cancel = nil
    emit(.error(error), cause: exchange.cause?.step, of: exchange)
  }

  /// An HTTP exchange was ended from outside; the ambient cause says by what.
  public func cancelled(_ exchange: TracedExchange) {
    exchange.cancel = nil
    emit(.cancelled, cause: Cause.current?.step, of: exchange)
  }

  /// A view printed something.
  public func printed(_ text: String, screen: String) {
    let cause = Cause.current
    emit(.output(text), id: nil, cause: cause?.step, screen: screen, line: cause?.line)
  }

  private func emit(_ kind: TraceEvent.Kind, cause: TraceID?, of exchange: TracedExchange) {
    emit(
      kind, id: exchange.id, cause: cause, screen: exchange.cause?.screen ?? "",
      line: exchange.cause?.line)
  }

  private func emit(
    _ kind: TraceEvent.Kind, id: TraceID?, cause: TraceID?, time: Double? = nil, screen: String,
    line: TracedLine?
  ) {
    sink.receive(
      TraceEvent(
        id: id, cause: cause, time: time ?? now, screen: screen, kind: kind, line: line))
  }
}

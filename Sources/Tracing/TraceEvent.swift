/// One step of a trace: what happened, when, where, and what caused it.
public struct TraceEvent {
  /// What happened.
  public enum Kind {
    /// An action was received.
    case action(Any, TracedAction)
    /// A mutation came out of an action's stream, or from outside any action.
    case mutation(Any)
    /// A mutation was reduced into a new state.
    case state(Any, previous: Any)
    /// An HTTP exchange began.
    case request(TracedExchange)
    /// An HTTP exchange ended with a response.
    case response(TracedExchange, TracedResponse)
    /// An action's stream or an exchange was ended from outside; the event's cause says by what.
    case cancelled
    /// An action's stream or an exchange ended with an error.
    case error(any Error)
    /// An action's stream completed.
    case completed(mutations: Int, duration: Double, note: String?)
    /// A view printed something.
    case output(String)
  }

  /// The step's id; nil for outputs.
  public let id: TraceID?
  /// The step that caused it; nil where a person or a script did.
  public let cause: TraceID?
  /// Seconds since the trace began.
  public let time: Double
  /// The screen that it happened on.
  public let screen: String
  /// What happened.
  public let kind: Kind
  /// The line that a person or a script gave, where it led to this step.
  public let line: TracedLine?

  /// Makes an event.
  public init(
    id: TraceID?, cause: TraceID?, time: Double, screen: String, kind: Kind,
    line: TracedLine? = nil
  ) {
    self.id = id
    self.cause = cause
    self.time = time
    self.screen = screen
    self.kind = kind
    self.line = line
  }
}

/// Takes the events of a trace.
public protocol TraceSink: AnyObject {
  /// Takes one event, on the thread on which it happened. Reactors that are used from several
  /// threads call it from several threads.
  func receive(_ event: TraceEvent)
}

/// Keeps the events of a trace in memory, in the order in which they happened.
public final class TraceLog: TraceSink {
  /// What has happened so far.
  public private(set) var events: [TraceEvent] = []

  /// Makes an empty log.
  public init() {}

  /// Keeps an event.
  public func receive(_ event: TraceEvent) {
    events.append(event)
  }
}

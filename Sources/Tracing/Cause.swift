/// Why the code that runs now is running.
///
/// The cause is ambient, as a task-local is: whoever starts something sets it, every asynchronous
/// edge (scheduled work, the end of an HTTP exchange) carries it over from where it was begun, and
/// whoever has something to report reads it.
///
///     let begun = Cause.current
///     schedule { Cause.$current.withValue(begun) { work() } }
public struct Cause: Sendable {
  /// What is ambient here; nil where nobody traces.
  @TaskLocal public static var current: Cause?

  /// Who takes down what happens.
  public let tracer: Tracer
  /// The screen that it happens on.
  public var screen: String
  /// The action that it belongs to; nil outside any action.
  public var action: TracedAction?
  /// The very step that causes what follows; nil for a person.
  public var step: TraceID?
  /// The line that a person or a script gave; nil where none did.
  public var line: TracedLine?

  /// Makes a cause.
  public init(
    tracer: Tracer, screen: String, action: TracedAction? = nil, step: TraceID? = nil,
    line: TracedLine? = nil
  ) {
    self.tracer = tracer
    self.screen = screen
    self.action = action
    self.step = step
    self.line = line
  }
}

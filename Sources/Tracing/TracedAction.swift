internal import Synchronization

/// An action on its way through a reactor: what its steps are numbered by.
public final class TracedAction: Sendable {
  /// Its number; 0 for what belongs to no action.
  public let number: Int
  /// When it was received, in seconds since the trace began.
  public let begun: Double
  /// The screen that it was received on.
  public let screen: String
  /// The line that a person or a script gave, where it led to the action.
  public let line: TracedLine?

  private let mutationCount = Atomic(0)
  private let exchangeCount = Atomic(0)
  private let hasStream = Atomic(false)
  private let details = Mutex<Details>(Details())

  private struct Details: Sendable {
    var note: String?
    var cancel: (@Sendable () -> Void)?
  }

  init(number: Int, begun: Double, screen: String, line: TracedLine?) {
    self.number = number
    self.begun = begun
    self.screen = screen
    self.line = line
  }

  /// The id of the action itself; nil for what belongs to no action.
  public var id: TraceID? { number == 0 ? nil : TraceID(.action, number) }

  /// How many mutations it made.
  public var mutations: Int { mutationCount.load(ordering: .relaxed) }

  /// Why it made no mutation, in words; said once the action is done.
  public var note: String? {
    get { details.withLock { $0.note } }
    set { details.withLock { $0.note = newValue } }
  }

  /// Ends the action's stream; set by the engine while it runs, nil after.
  public var cancel: (@Sendable () -> Void)? {
    get { details.withLock { $0.cancel } }
    set { details.withLock { $0.cancel = newValue } }
  }

  /// Takes the action for a stream of mutations; false where it has one already.
  package func beginStream() -> Bool { !hasStream.exchange(true, ordering: .relaxed) }

  func nextMutation() -> TraceID {
    let index = mutationCount.wrappingAdd(1, ordering: .relaxed).newValue
    return TraceID(.mutation, number, index: index)
  }

  func nextExchange() -> TraceID {
    let index = exchangeCount.wrappingAdd(1, ordering: .relaxed).newValue
    return TraceID(.exchange, number, index: index)
  }
}

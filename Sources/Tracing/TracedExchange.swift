internal import Synchronization

/// An HTTP exchange as a trace shows it.
public final class TracedExchange: Sendable {
  /// The exchange's id.
  public let id: TraceID
  /// The request's method, such as `GET`.
  public let method: String
  /// The request's whole URL, with nothing secret in it.
  public let url: String
  /// When it began, in seconds since the trace began.
  public let begun: Double

  /// What began it, which also causes its end unless it is ended from outside.
  let cause: Cause?

  private let cancellation = Mutex<(@Sendable () -> Void)?>(nil)

  init(id: TraceID, method: String, url: String, begun: Double, cause: Cause?) {
    self.cause = cause
    self.id = id
    self.method = method
    self.url = url
    self.begun = begun
  }

  /// Ends the exchange as a person's wish: its stream fails, so that the reactor can tidy up. Set
  /// while it runs, nil after.
  public var cancel: (@Sendable () -> Void)? {
    get { cancellation.withLock { $0 } }
    set { cancellation.withLock { $0 = newValue } }
  }
}

/// How an HTTP exchange ended.
public struct TracedResponse: Sendable, Equatable {
  /// The status code.
  public var status: Int
  /// How many bytes came.
  public var bytes: Int
  /// Seconds from the request to the last byte.
  public var duration: Double
  /// What was found in the body, in words, such as `30 items`; nil where nobody counted.
  public var summary: String?
  /// How many seconds ago the response came, where it was cached; nil where it came just now.
  public var age: Double?

  /// Makes a response.
  public init(
    status: Int, bytes: Int, duration: Double, summary: String? = nil, age: Double? = nil
  ) {
    self.status = status
    self.bytes = bytes
    self.duration = duration
    self.summary = summary
    self.age = age
  }
}

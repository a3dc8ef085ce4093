public import HTTPClients

/// What the sandbox does about a request.
public struct SandboxReply: Sendable {
  /// What comes over the connection.
  public enum Outcome: Sendable {
    /// A response.
    case response(HTTPResponse)
    /// A response, whose body ends too early.
    case truncated(HTTPResponse, after: Int)
    /// A response, whose body takes some seconds.
    case slow(HTTPResponse, seconds: Double)
    /// Nothing; the connection is reset.
    case reset
    /// Nothing, ever.
    case hang
  }

  /// Seconds until the answer begins.
  public var latency: Double
  /// What comes then.
  public var outcome: Outcome
}

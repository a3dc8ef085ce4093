public import Tracing

/// How many searches are left.
public struct RateLimit: Equatable, Sendable {
  /// How many a minute.
  public let limit: Int
  /// How many are left of them.
  public let remaining: Int
  /// When all are there again, in seconds since 1970.
  public let reset: Double
}

extension RateLimit: TraceDescribable {
  public static let tracePlural = "limits"
  public var traceSummary: String { "\(remaining) of \(limit)" }
}

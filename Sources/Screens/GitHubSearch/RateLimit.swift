internal import Tracing

/// How many searches are left.
package struct RateLimit: Equatable, Sendable {
  /// How many a minute.
  package let limit: Int
  /// How many are left of them.
  package let remaining: Int
  /// When all are there again, in seconds since 1970.
  package let reset: Double
}

extension RateLimit: TraceDescribable {
  package static let tracePlural = "limits"
  package var traceSummary: String { "\(remaining) of \(limit)" }
}

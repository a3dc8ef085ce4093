public import Tracing

/// How found repositories are sorted, by GitHub itself.
public struct SortOrder: Equatable, Sendable, CustomStringConvertible {
  /// What they are sorted by.
  public enum Key: String, CaseIterable, Sendable {
    case best, stars, forks, updated
  }

  /// What they are sorted by.
  public var key: Key
  /// Whether the smallest comes first. Best matches come best first, always.
  public var isAscending: Bool

  /// Makes an order; without arguments GitHub's own, best matches first.
  public init(_ key: Key = .best, isAscending: Bool = false) {
    self.key = key
    self.isAscending = isAscending
  }

  /// As it is typed: `stars asc`.
  public var description: String { isAscending ? "\(key.rawValue) asc" : key.rawValue }
}

extension SortOrder: TraceTransparent {
  public var traceValue: Any { description }
}

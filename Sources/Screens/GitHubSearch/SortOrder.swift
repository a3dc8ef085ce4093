internal import Tracing

/// How found repositories are sorted, by GitHub itself.
package struct SortOrder: Equatable, Sendable, CustomStringConvertible {
  /// What they are sorted by.
  package enum Key: String, CaseIterable, Sendable {
    case best, stars, forks, updated
  }

  /// What they are sorted by.
  package var key: Key
  /// Whether the smallest comes first. Best matches come best first, always.
  package var isAscending: Bool

  /// Makes an order; without arguments GitHub's own, best matches first.
  package init(_ key: Key = .best, isAscending: Bool = false) {
    self.key = key
    self.isAscending = isAscending
  }

  /// As it is typed: `stars asc`.
  package var description: String { isAscending ? "\(key.rawValue) asc" : key.rawValue }
}

extension SortOrder: TraceTransparent {
  package var traceValue: Any { description }
}

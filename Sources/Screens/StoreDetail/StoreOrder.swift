internal import Tracing

/// How stores are sorted.
package struct StoreOrder: Equatable, Sendable, CustomStringConvertible {
  /// What they are sorted by.
  package enum Key: String, CaseIterable, Sendable {
    case rating, reviews, name, distance
  }

  package var key: Key
  package var isAscending: Bool
  /// Where distances are measured from.
  package var origin: GeoPoint?

  /// Makes an order; best first, or nearest first, unless a direction is given.
  init(_ key: Key, isAscending: Bool? = nil, from origin: GeoPoint? = nil) {
    self.key = key
    self.isAscending = isAscending ?? (key == .name || key == .distance)
    self.origin = origin
  }

  package var description: String {
    "\(key.rawValue) \(isAscending ? "asc" : "desc")" + (origin.map { " from \($0)" } ?? "")
  }

  /// The stores in this order. What lacks the value that is sorted by comes last, whatever the
  /// direction; stores that are equal in everything stay in the order they were in.
  func sorted(_ stores: [StoreInfo]) -> [StoreInfo] {
    stores.enumerated().sorted { one, other in
      isBefore(one.element, other.element) ?? (one.offset < other.offset)
    }.map(\.element)
  }

  /// Whether one store comes before another; nil where nothing tells them apart.
  private func isBefore(_ one: StoreInfo, _ other: StoreInfo) -> Bool? {
    switch key {
    case .rating:
      compare(one.rating, other.rating) ?? more(one.userRatingCount, other.userRatingCount)
        ?? byName(one, other)
    case .reviews:
      compare(one.userRatingCount, other.userRatingCount) ?? more(one.rating, other.rating)
        ?? byName(one, other)
    case .name:
      compare(one.displayName.lowercased(), other.displayName.lowercased())
        ?? less(one.formattedAddress, other.formattedAddress)
    case .distance:
      compare(distance(of: one), distance(of: other)) ?? byName(one, other)
    }
  }

  private func distance(of store: StoreInfo) -> Double? {
    guard let origin, let place = store.place else { return nil }
    return origin.distance(to: place)
  }

  private func byName(_ one: StoreInfo, _ other: StoreInfo) -> Bool? {
    less(one.displayName.lowercased(), other.displayName.lowercased())
  }

  private func compare<Value: Comparable>(_ one: Value?, _ other: Value?) -> Bool? {
    isAscending ? less(one, other) : more(one, other)
  }

  private func less<Value: Comparable>(_ one: Value?, _ other: Value?) -> Bool? {
    guard let one, let other else { return onlyOne(one != nil, other != nil) }
    return one == other ? nil : one < other
  }

  private func more<Value: Comparable>(_ one: Value?, _ other: Value?) -> Bool? {
    guard let one, let other else { return onlyOne(one != nil, other != nil) }
    return one == other ? nil : one > other
  }

  private func onlyOne(_ isThere: Bool, _ isOtherThere: Bool) -> Bool? {
    isThere == isOtherThere ? nil : isThere
  }
}

extension StoreOrder: TraceTransparent {
  package var traceValue: Any { description }
}

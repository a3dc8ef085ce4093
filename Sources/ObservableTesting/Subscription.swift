/// When an observable was subscribed to, and when that ended.
///
///     source.subscriptions  // [200–300]
public struct Subscription: Hashable, Sendable {
  /// When it began.
  public let subscribe: Int
  /// When it ended; the largest number where it did not.
  public let unsubscribe: Int

  /// Makes one that began, and ended unless nothing is said.
  public init(_ subscribe: Int, _ unsubscribe: Int = .max) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomStringConvertible {
  /// From when to when.
  public var description: String {
    unsubscribe == .max ? "\(subscribe)–" : "\(subscribe)–\(unsubscribe)"
  }
}

public import Observables

extension Event {
  /// Whether two events are the same: equal elements, or failures of one type that are described
  /// alike, or the end.
  static func areSame(
    _ first: Event, _ second: Event, by areEqual: (Element, Element) -> Bool
  ) -> Bool {
    switch (first, second) {
    case (.next(let first), .next(let second)): areEqual(first, second)
    case (.error(let first), .error(let second)):
      type(of: first) == type(of: second) && "\(first)" == "\(second)"
    case (.completed, .completed): true
    default: false
    }
  }
}

extension Event: Equatable where Element: Equatable {
  /// Whether two events are the same; failures are, where they are of one type and described alike.
  public static func == (first: Event, second: Event) -> Bool {
    areSame(first, second, by: ==)
  }
}

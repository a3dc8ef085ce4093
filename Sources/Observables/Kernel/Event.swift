/// What an observable tells: any number of elements, then at most one end.
public enum Event<Element> {
  /// An element.
  case next(Element)
  /// The end, with a failure.
  case error(any Error)
  /// The end.
  case completed
}

extension Event {
  /// Whether nothing follows.
  @inlinable public var isStopEvent: Bool {
    if case .next = self { return false }
    return true
  }

  /// The element; nil for an end.
  @inlinable public var element: Element? {
    if case .next(let element) = self { return element }
    return nil
  }

  /// The failure; nil for what is none.
  @inlinable public var error: (any Error)? {
    if case .error(let error) = self { return error }
    return nil
  }
}

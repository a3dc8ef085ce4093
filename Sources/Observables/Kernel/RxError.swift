/// What goes wrong in an operator, not in the code that is given to it.
public enum RxError: Error, Equatable, CustomStringConvertible {
  /// There was no element at a place where one was asked for.
  case argumentOutOfRange
  /// There was none.
  case noElements
  /// There were more than one.
  case moreThanOneElement
  /// The time was over.
  case timeout

  /// A sentence about it.
  public var description: String {
    switch self {
    case .argumentOutOfRange: "there is no element at this place"
    case .noElements: "there is no element"
    case .moreThanOneElement: "there is more than one element"
    case .timeout: "the time is over"
    }
  }
}

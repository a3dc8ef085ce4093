/// Something, and the virtual time at which it happened.
///
///     Recorded(time: 210, value: Event.next(1))
public struct Recorded<Value> {
  /// The time.
  public let time: Int
  /// What happened.
  public let value: Value

  /// Records something.
  public init(time: Int, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}
extension Recorded: Hashable where Value: Hashable {}
extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomStringConvertible {
  /// What happened, and when.
  public var description: String { "\(value) @ \(time)" }
}

/// The name of a step in a trace: `A3`, `M3.1`, `S4`, `H3.1`, `E3`.
///
/// The number of an action, a mutation, an exchange and an error is that of the action they belong
/// to, 0 for what belongs to none; a state is numbered on its own.
public struct TraceID: Hashable, Sendable {
  /// The letter of an id.
  public enum Kind: Character, Sendable, CaseIterable {
    /// An action that was received.
    case action = "A"
    /// A mutation that an action made.
    case mutation = "M"
    /// The state after a reduce.
    case state = "S"
    /// An HTTP exchange.
    case exchange = "H"
    /// An error that ended an action's stream.
    case error = "E"
  }

  /// What the step is.
  public let kind: Kind
  /// The action's number, or the state's.
  public let number: Int
  /// Which of the action's mutations or exchanges, from 1; nil for the kinds that have only one.
  public let index: Int?

  /// Makes the id of a step.
  public init(_ kind: Kind, _ number: Int, index: Int? = nil) {
    self.kind = kind
    self.number = number
    self.index = index
  }

  /// Reads an id back from its text; nil where it is none.
  ///
  ///     TraceID("M3.1")  // mutation 1 of action 3
  ///     TraceID("X1")    // nil
  public init?(_ text: some StringProtocol) {
    guard let letter = text.first, let kind = Kind(rawValue: letter) else { return nil }
    let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy(\.isNumber) ? Int(part) : nil }
    guard numbers.count == parts.count, let number = numbers.first else { return nil }
    let hasIndex = kind == .mutation || kind == .exchange
    guard numbers.count == (hasIndex ? 2 : 1) else { return nil }
    self.init(kind, number, index: hasIndex ? numbers[1] : nil)
  }
}

extension TraceID: CustomStringConvertible {
  /// The id as a trace shows it.
  public var description: String {
    guard let index else { return "\(kind.rawValue)\(number)" }
    return "\(kind.rawValue)\(number).\(index)"
  }
}

internal import Tracing

/// What a script expects of a state, or waits for: `total > 90`, `repos count 30`, `failure is nil`.
struct Condition: CustomStringConvertible {
  enum Operator: String, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case more = ">"
    case atLeast = ">="
    case contains
    case count
    case `is`
  }

  let path: FieldPath
  let comparison: Operator
  let value: String

  var description: String { "\(path) \(comparison.rawValue) \(value)" }

  static let advice =
    "write FIELD ==|!=|<|>|contains|count VALUE, or FIELD is nil: expect repos[0].stars > 100"

  static let waitAdvice = "wait until FIELD OP VALUE [within TIME]"

  /// Reads a condition.
  init(_ words: [String]) throws {
    guard words.count >= 3, let path = FieldPath(words[0]),
      let comparison = Operator(rawValue: words[1])
    else { throw CommandError(Self.advice) }
    self.path = path
    self.comparison = comparison
    value = words[2...].joined(separator: " ")
    if comparison == .is, value != "nil" { throw CommandError(Self.advice) }
    if comparison == .count, Int(value) == nil {
      throw CommandError("count is compared with a number: expect repos count 30")
    }
  }

  /// Whether a state is as expected.
  ///
  /// - Throws: a `CommandError` where the state has no such field, or it cannot be compared so.
  func holds(in state: Any) throws -> Bool {
    let found = try path.value(in: state)
    switch comparison {
    case .equal: return Self.isEqual(found, value)
    case .unequal: return !Self.isEqual(found, value)
    case .less: return try order(found) { $0 < $1 }
    case .atMost: return try order(found) { $0 <= $1 }
    case .more: return try order(found) { $0 > $1 }
    case .atLeast: return try order(found) { $0 >= $1 }
    case .contains: return try contains(found)
    case .count: return try Self.count(of: found, at: path) == Int(value)
    case .is:
      if case .null = Shape(found) { return true }
      return false
    }
  }

  private static func isEqual(_ found: Any, _ value: String) -> Bool {
    switch Shape(found) {
    case .null: value == "nil"
    case .number(let digits): Double(digits) == Double(value) && Double(value) != nil
    default: text(of: found) == value
    }
  }

  /// A value as it is typed: a text without quotes.
  private static func text(of value: Any) -> String {
    switch Shape(value) {
    case .text(let text): text
    case .boolean(let truth): truth ? "true" : "false"
    default: ValueText(extent: .full).text(of: value)
    }
  }

  private func order(_ found: Any, _ isOrdered: (Double, Double) -> Bool) throws -> Bool {
    guard case .number(let digits) = Shape(found), let number = Double(digits) else {
      throw CommandError("\(path) is no number, it is \(ValueText(extent: .cut).text(of: found))")
    }
    guard let other = Double(value) else { throw CommandError("\(value) is no number") }
    return isOrdered(number, other)
  }

  private func contains(_ found: Any) throws -> Bool {
    switch Shape(found) {
    case .text(let text):
      return text.contains(value)
    case .list(let elements, _):
      return elements.contains { Self.isEqual($0.value, value) || summary(of: $0.value) == value }
    default:
      // What describes itself is shown as that text in a trace.
      guard let summary = summary(of: found) else {
        throw CommandError("\(path) is neither a text nor a list")
      }
      return summary.contains(value)
    }
  }

  private static func count(of found: Any, at path: FieldPath) throws -> Int {
    switch Shape(found) {
    case .list(let elements, _): elements.count
    case .text(let text): text.count
    case .dictionary(let pairs): pairs.count
    case .bytes(let count): count
    default: throw CommandError("\(path) is neither a text nor a list")
    }
  }

  private func summary(of value: Any) -> String? {
    (unwrapped(value) as? any TraceDescribable)?.traceSummary
  }
}

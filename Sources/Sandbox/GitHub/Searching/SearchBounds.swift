/// What a value is asked to be: `>n`, `>=n`, `<n`, `<=n`, `a..b`, `a..*`, `*..b` or `n`.
struct SearchBounds<Value: Comparable> {
  private var least: Value?
  private var most: Value?
  private var isWithoutLeast = false
  private var isWithoutMost = false

  /// Reads bounds; nil where they are none.
  init?(_ text: String, value: (Substring) -> Value?) {
    let parts = text.components(separatedBy: "..")
    if parts.count == 2 {
      (least, most) = (value(parts[0]), value(parts[1]))
      guard least != nil || parts[0] == "*", most != nil || parts[1] == "*" else { return nil }
    } else {
      let comparison = text.prefix { "<>=".contains($0) }
      guard let value = value(text[comparison.endIndex...]) else { return nil }
      switch comparison {
      case "": (least, most) = (value, value)
      case ">": (least, isWithoutLeast) = (value, true)
      case ">=": least = value
      case "<": (most, isWithoutMost) = (value, true)
      case "<=": most = value
      default: return nil
      }
    }
  }

  /// Whether a value is within the bounds.
  func contains(_ value: Value) -> Bool {
    if let least, value < least || (isWithoutLeast && value == least) { return false }
    if let most, value > most || (isWithoutMost && value == most) { return false }
    return true
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    guard let place = firstRange(of: separator) else { return [self[...]] }
    return [self[..<place.lowerBound], self[place.upperBound...]]
  }
}

internal import Tracing

/// Writes values as a person reads them in a trace.
///
///     query: "swift", repos: [30: "apple/swift", …], nextPage: 2
struct ValueText {
  /// How much of a value is shown.
  enum Extent {
    /// Long values are cut, with a count of what is left out.
    case cut
    /// As `cut`, but lists only by their count and what they hold: `[30 repos]`.
    case counted
    /// All of it.
    case full
  }

  var extent: Extent

  /// A string longer than this is cut.
  static let longestText = 72
  /// A list longer than this shows its count and its first element.
  static let longestList = 3

  func text(of value: Any) -> String {
    if extent != .full, let described = unwrapped(value) as? any TraceDescribable {
      return quoted(described.traceSummary)
    }
    switch Shape(value) {
    case .null: return "nil"
    case .boolean(let truth): return truth ? "true" : "false"
    case .number(let digits): return digits
    case .text(let text): return quoted(text)
    case .bytes(let count): return "<\(count) bytes>"
    case .list(let elements, let plural): return list(elements, plural: plural)
    case .dictionary(let pairs): return dictionary(pairs)
    case .record(let type, let fields): return "\(type)(\(joined(fields)))"
    case .enumCase(let name, let arguments):
      return arguments.isEmpty ? name : "\(name)(\(joined(arguments)))"
    case .other(let description): return description.escapingControls
    }
  }

  func joined(_ fields: [Shape.Field]) -> String {
    fields.map { field in
      field.label.map { "\($0): \(text(of: field.value))" } ?? text(of: field.value)
    }.joined(separator: ", ")
  }

  private func quoted(_ text: String) -> String {
    let shown: Substring
    let rest: Int
    if extent == .full || text.utf8.count <= Self.longestText {
      (shown, rest) = (text[...], 0)
    } else {
      shown = text.prefix(Self.longestText)
      rest = text.count - shown.count
    }
    var escaped = ""
    for character in shown {
      switch character {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n", "\r\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default: escaped += String(character).escapingControls
      }
    }
    return rest == 0 ? "\"\(escaped)\"" : "\"\(escaped)…\" (+\(rest) characters)"
  }

  private func list(_ elements: Mirror.Children, plural: String?) -> String {
    let count = elements.count
    guard extent != .full, count > Self.longestList else {
      return "[\(elements.map { text(of: $0.value) }.joined(separator: ", "))]"
    }
    if extent == .counted { return "[\(count) \(plural ?? "items")]" }
    guard let first = elements.first else { return "[]" }
    return "[\(count): \(text(of: first.value)), …]"
  }

  private func dictionary(_ pairs: [(key: Any, value: Any)]) -> String {
    guard !pairs.isEmpty else { return "[:]" }
    // Dictionaries have no order of their own, and a trace must be the same on every run.
    let texts = pairs.map { "\(text(of: $0.key)): \(text(of: $0.value))" }.sorted()
    guard extent != .full, texts.count > Self.longestList else {
      return "[\(texts.joined(separator: ", "))]"
    }
    return extent == .counted ? "[\(texts.count) pairs]" : "[\(texts.count): \(texts[0]), …]"
  }
}

/// Writes values as JSON, whole.
///
/// Written by hand because it walks mirrors, not `Encodable`: any reactor's types can be traced.
struct ValueJSON {
  private(set) var text = ""

  static func text(of value: Any) -> String {
    var writer = ValueJSON()
    writer.write(value)
    return writer.text
  }

  mutating func write(_ value: Any) {
    switch Shape(value) {
    case .null: text += "null"
    case .boolean(let truth): text += truth ? "true" : "false"
    case .number(let digits): text += digits
    case .text(let string), .other(let string): write(string: string)
    case .bytes(let count): text += "{\"bytes\":\(count)}"
    case .list(let elements, _): writeList(elements.map(\.value))
    case .dictionary(let pairs): write(pairs: pairs)
    case .record(_, let fields): write(fields: fields)
    case .enumCase(let name, let arguments):
      guard !arguments.isEmpty else { return write(string: name) }
      text += "{"
      writeCase(name: name, arguments: arguments)
      text += "}"
    }
  }

  /// Writes `"name":"setRepos","arguments":[…]`, and `"labels"` where an argument has one.
  mutating func writeCase(name: String, arguments: [Shape.Field]) {
    write(key: "name", string: name)
    text += ",\"arguments\":"
    writeList(arguments.map(\.value))
    guard arguments.contains(where: { $0.label != nil }) else { return }
    text += ",\"labels\":"
    writeList(arguments.map { $0.label as Any? ?? Optional<String>.none as Any })
  }

  mutating func write(key: String, string: String) {
    write(string: key)
    text += ":"
    write(string: string)
  }

  mutating func append(_ raw: String) { text += raw }

  mutating func write(string: String) {
    text += "\""
    defer { text += "\"" }
    // Most texts hold nothing that has to be escaped.
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private mutating func writeList(_ values: [Any]) {
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      write(value)
    }
    text += "]"
  }

  private mutating func write(pairs: [(key: Any, value: Any)]) {
    let keyed = pairs.map { (key: key(of: $0.key), value: $0.value) }.sorted { $0.key < $1.key }
    write(fields: keyed.map { Shape.Field(label: $0.key, value: $0.value) })
  }

  private func key(of value: Any) -> String {
    if case .text(let text) = Shape(value) { return text }
    return String(describing: value)
  }

  mutating func write(fields: [Shape.Field]) {
    guard fields.allSatisfy({ $0.label != nil }) else { return writeList(fields.map(\.value)) }
    text += "{"
    for (index, field) in fields.enumerated() {
      if index > 0 { text += "," }
      write(string: field.label ?? "")
      text += ":"
      write(field.value)
    }
    text += "}"
  }
}

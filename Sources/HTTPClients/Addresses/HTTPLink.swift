/// A link of a `Link` header, as RFC 8288 has it.
public struct HTTPLink: Sendable, Hashable {
  /// Where it leads, as it stands there; it may be relative.
  public let target: String
  /// What it leads to, such as `next`, in small letters.
  public let relations: [String]

  /// Reads all links of one field's value; what is no link is skipped.
  ///
  ///     HTTPLink.parse(#"</a?page=2>; rel="next last", </a>; rel=first"#)
  ///     // /a?page=2: next, last    /a: first
  public static func parse(_ value: String) -> [HTTPLink] {
    var reader = Reader(rest: value[...])
    var links: [HTTPLink] = []
    while !reader.rest.isEmpty {
      if let link = reader.readLink() { links.append(link) }
      reader.skip(past: ",")
    }
    return links
  }
}

extension HTTPLink {
  private struct Reader {
    var rest: Substring

    mutating func readLink() -> HTTPLink? {
      skipSpaces()
      guard take("<") else { return nil }
      guard let end = rest.firstIndex(of: ">") else {
        // Looking again from the next comma on would find none either.
        rest = ""
        return nil
      }
      let target = rest[..<end]
      rest = rest[rest.index(after: end)...]
      var relations: [String]?
      while skipSpaces(), take(";") {
        skipSpaces()
        let name = readToken().lowercased()
        skipSpaces()
        let value = take("=") ? readValue() : ""
        // The first one counts; the RFC says so.
        if name == "rel", relations == nil {
          relations = value.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
        }
      }
      return HTTPLink(
        target: String(target).trimmingSpaces, relations: relations ?? [])
    }

    private mutating func readToken() -> String {
      let token = rest.prefix { !$0.isWhitespace && !"=;,".contains($0) }
      rest = rest[token.endIndex...]
      return String(token)
    }

    private mutating func readValue() -> String {
      skipSpaces()
      guard take("\"") else { return readToken() }
      var value = ""
      while let character = rest.popFirst(), character != "\"" {
        guard character == "\\" else {
          value.append(character)
          continue
        }
        if let escaped = rest.popFirst() { value.append(escaped) }
      }
      return value
    }

    /// Goes on after a separator that stands outside quotes.
    mutating func skip(past separator: Character) {
      var isQuoted = false
      while let character = rest.popFirst() {
        if character == "\"" { isQuoted.toggle() }
        if character == separator, !isQuoted { return }
      }
    }

    private mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    @discardableResult
    private mutating func skipSpaces() -> Bool {
      rest = rest.drop(while: \.isWhitespace)
      return true
    }
  }
}

extension String {
  /// The text without spaces and tabs around it.
  var trimmingSpaces: String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(self[...last].drop(while: isSpace))
  }
}

/// One command of a script or a typed line, as it was written.
struct Statement: Equatable {
  /// Where a statement stands, for messages: `script.rsh:3`.
  struct Place: Equatable, CustomStringConvertible {
    var file: String
    var line: Int
    /// The scripts that led here, one run by the other; the last is the file itself.
    var chain: [String] = []
    var description: String { "\(file):\(line)" }
  }

  /// The command, without what surrounds it: no `try`, no trailing `&`.
  var text: String
  /// A failure is taken as normal.
  var toleratesFailure = false
  /// What follows does not wait for it.
  var runsInBackground = false
  /// Nil for a line that was typed.
  var place: Place?

  /// As it could be typed.
  var written: String {
    (toleratesFailure ? "try " : "") + text + (runsInBackground ? " &" : "")
  }

  /// The first word, which names the command.
  var word: Substring { text.prefix { !$0.isWhitespace } }

  /// What follows the first word.
  var arguments: Substring {
    text.dropFirst(word.count).trimmed
  }

  /// Reads the commands of one line: `;` separates them outside quotes, `#` at the start makes the
  /// line a comment, `&` as a command's last character sends it and goes straight on, and `try`
  /// before a command takes its failure as normal.
  ///
  ///     search "a;b" & ; try next  // two statements
  static func statements(in line: some StringProtocol, place: Place? = nil) throws -> [Statement] {
    let line = Substring(line).trimmed
    guard !line.isEmpty, line.first != "#" else { return [] }
    return try split(line).compactMap { try Statement(reading: $0, place: place) }
  }

  private init?(reading written: Substring, place: Place?) throws {
    var text = written.trimmed
    var isTried = false
    var isBackground = false
    if text.last == "&" {
      isBackground = true
      text = text.dropLast().trimmed
    }
    if let rest = text.dropping(word: "try") {
      isTried = true
      text = rest
    }
    guard !text.isEmpty else {
      guard isBackground || isTried else { return nil }
      throw CommandError("a command is missing beside \(isTried ? "try" : "&")")
    }
    self.init(
      text: String(text), toleratesFailure: isTried, runsInBackground: isBackground, place: place)
  }

  private init(text: String, toleratesFailure: Bool, runsInBackground: Bool, place: Place?) {
    self.text = text
    self.toleratesFailure = toleratesFailure
    self.runsInBackground = runsInBackground
    self.place = place
  }

  private static func split(_ line: Substring) throws -> [Substring] {
    var parts: [Substring] = []
    var start = line.startIndex
    var quotes = Quotes()
    for index in line.indices {
      if quotes.take(line[index]) == .outside, line[index] == ";" {
        parts.append(line[start..<index])
        start = line.index(after: index)
      }
    }
    if let open = quotes.open { throw CommandError.unclosed(quote: open) }
    parts.append(line[start...])
    return parts
  }
}

/// Follows quotes through a line. A quote opens only where a word or a part of one begins, so that
/// the apostrophe of `what's new` is a letter.
struct Quotes {
  enum Position {
    case outside
    case mark
    case inside
  }

  /// The quote that is open.
  private(set) var open: Character?
  private var beginsWord = true

  mutating func take(_ character: Character) -> Position {
    if let quote = open {
      guard character == quote else { return .inside }
      open = nil
      beginsWord = false
      return .mark
    }
    if beginsWord, character == "\"" || character == "'" {
      open = character
      return .mark
    }
    beginsWord = character.isWhitespace || character == ":" || character == "=" || character == ";"
    return .outside
  }
}

extension Substring {
  /// Without white space at either end.
  var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return rest
  }

  /// What follows a first word; nil where another word comes first.
  func dropping(word: String) -> Substring? {
    guard hasPrefix(word) else { return nil }
    let rest = dropFirst(word.count)
    guard rest.first?.isWhitespace != false else { return nil }
    return rest.trimmed
  }
}

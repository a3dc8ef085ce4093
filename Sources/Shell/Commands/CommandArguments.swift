/// What a person wrote after a command's name.
public struct CommandArguments {
  /// As it was written, without white space at either end.
  public let text: String

  init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  /// The whole of it as one text; quotes around the whole are optional.
  ///
  ///     search "a;b"              // a;b
  ///     search language:swift x   // language:swift x
  public var unquoted: String {
    guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote
    else { return text }
    let inner = text.dropFirst().dropLast()
    return inner.contains(quote) ? text : String(inner)
  }

  /// The words, split at white space outside quotes, without the quotes.
  public var words: [String] {
    var words: [String] = []
    var word: String?
    var quotes = Quotes()
    for character in text {
      switch quotes.take(character) {
      case .outside where character.isWhitespace:
        if let finished = word { words.append(finished) }
        word = nil
      case .mark:
        word = word ?? ""
      case .outside, .inside:
        word = (word ?? "") + String(character)
      }
    }
    if let finished = word { words.append(finished) }
    return words
  }
}

/// Why a command was refused, in words that say what to do.
public struct CommandError: Error, CustomStringConvertible, Equatable {
  /// The words.
  public let description: String

  /// Makes an error.
  public init(_ description: String) {
    self.description = description
  }

  static func unclosed(quote: Character) -> CommandError {
    CommandError("a \(quote) is never closed; close it, or leave the first one out")
  }
}

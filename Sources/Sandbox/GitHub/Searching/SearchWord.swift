/// A part of a search as it was typed: a word, a quoted phrase, or a qualifier.
///
///     SearchWord.split(#"swift "data race" -language:C"#)
///     // swift    "data race"    -language:C
struct SearchWord {
  var isNegated = false
  /// The qualifier's name in small letters, such as `language`.
  var key: String?
  var text = ""
  /// Whether all of the text stood in quotes.
  var isPhrase = false

  /// Takes a search apart at the spaces outside quotes.
  static func split(_ search: String) -> [SearchWord] {
    var words: [SearchWord] = []
    var rest = search[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if let word = read(&rest) {
        words.append(word)
      }
    }
    return words
  }

  private static func read(_ rest: inout Substring) -> SearchWord? {
    var word = SearchWord()
    if rest.first == "-", rest.dropFirst().first?.isWhitespace == false {
      word.isNegated = true
      rest.removeFirst()
    }
    word.isPhrase = rest.first == "\""
    var isQuoted = false
    while let character = rest.first, isQuoted || !character.isWhitespace {
      rest.removeFirst()
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ":", !isQuoted, word.key == nil, !word.text.isEmpty {
        word.key = word.text.lowercased()
        word.text = ""
      } else {
        word.text.append(character)
      }
    }
    return word.text.isEmpty && word.key == nil ? nil : word
  }
}

/// A text as it is searched: its words, in small letters.
///
///     SearchedText("RxSwift for C++").words  // rxswift, for, c++
struct SearchedText: Sendable {
  let words: [String]

  init(_ text: some StringProtocol) {
    words = text.lowercased().split { !($0.isLetter || $0.isNumber || "+#".contains($0)) }
      .map { String($0) }
  }

  /// Whether words stand in it, one after the other.
  func contains(phrase: [String]) -> Bool {
    guard let first = phrase.first else { return false }
    return words.indices.contains { place in
      words[place] == first && words[place...].starts(with: phrase)
    }
  }
}

/// How well a word fits a text.
enum WordMatch: Int, Comparable {
  case none
  /// The word is a part of one in the text.
  case part
  /// A word in the text begins with it.
  case beginning
  /// The word itself is in the text.
  case whole
  /// The text is the word.
  case all

  static func < (one: WordMatch, other: WordMatch) -> Bool { one.rawValue < other.rawValue }
}

extension SearchedText {
  /// How well a word fits. Of very short words only the whole ones count: `go` is not in `google`.
  func match(_ word: String) -> WordMatch {
    if words == [word] { return .all }
    let isShort = word.utf8.count < 3
    var best = WordMatch.none
    for candidate in words {
      if candidate == word { return .whole }
      guard !isShort, candidate.utf8.count > word.utf8.count else { continue }
      if candidate.hasPrefix(word) {
        best = .beginning
      } else if best == .none, candidate.contains(word) {
        best = .part
      }
    }
    return best
  }
}

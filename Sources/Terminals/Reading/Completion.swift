/// One thing that a word can be completed to.
public struct Completion: Equatable, Sendable {
  /// The whole word as it is to stand in the line, quotes included.
  public var text: String
  /// What it does, in one line; shown in the list.
  public var meaning: String
  /// Whether the word ends here, so that a space follows; not so for a folder.
  public var endsWord: Bool

  /// Makes a completion.
  public init(_ text: String, meaning: String = "", endsWord: Bool = true) {
    self.text = text
    self.meaning = meaning
    self.endsWord = endsWord
  }
}

/// What a word can be completed to, and where it begins.
public struct Completions: Equatable, Sendable {
  /// Where the word begins; the text from here to the cursor is replaced.
  public var start: String.Index
  /// The candidates, in the order of the list.
  public var candidates: [Completion]

  /// Makes a set of candidates for the word that begins at `start`.
  public init(from start: String.Index, _ candidates: [Completion]) {
    self.start = start
    self.candidates = candidates
  }
}

/// Says what the word before the cursor can be completed to.
///
///     terminal.completions = { line, cursor in
///       let start = line[..<cursor].lastIndex(of: " ").map { line.index(after: $0) }
///       let word = line[(start ?? line.startIndex)..<cursor]
///       return Completions(
///         from: word.startIndex,
///         commands.filter { $0.name.hasPrefix(word) }.map { Completion($0.name, meaning: $0.meaning) })
///     }
public typealias CompletionSource = (_ line: String, _ cursor: String.Index) -> Completions

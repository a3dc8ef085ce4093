/// A query as GitHub's repository search reads it: words, and qualifiers such as `stars:>100`.
struct SearchQuery {
  private enum Term {
    case word(String)
    case qualifier(name: String, value: String)
  }

  /// GitHub takes no more than this, without the qualifiers.
  static let longest = 256

  private var terms: [(term: Term, isExcluded: Bool)] = []

  /// What the words alone come to; the qualifiers do not count.
  let words: String

  init(_ text: String) {
    var words: [String] = []
    var excludesNext = false
    for piece in Self.pieces(of: text) {
      if piece == "NOT" {
        excludesNext = true
        continue
      }
      var piece = piece
      var isExcluded = excludesNext
      excludesNext = false
      if piece.first == "-", piece.count > 1 {
        piece.removeFirst()
        isExcluded = true
      }
      if let term = Self.qualifier(piece) {
        terms.append((term, isExcluded))
      } else {
        let word = piece.replacing("\"", with: "").lowercased()
        guard !word.isEmpty, word != "and", word != "or" else { continue }
        terms.append((.word(word), isExcluded))
        words.append(word)
      }
    }
    self.words = words.joined(separator: " ")
  }

  func matches(_ repository: Repository) -> Bool {
    terms.allSatisfy { matches($0.term, repository) != $0.isExcluded }
  }

  /// How well a repository fits: a name that is the word, then one that begins with it, then one that
  /// holds it, then the rest; among equals the more starred.
  func rank(_ repository: Repository) -> Int {
    let name = repository.name.lowercased()
    let owner = repository.owner.lowercased()
    return terms.reduce(0) { rank, term in
      guard case .word(let word) = term.term, !term.isExcluded else { return rank }
      if name == word { return rank + 8 }
      if name.hasPrefix(word) { return rank + 4 }
      if name.contains(word) || owner == word { return rank + 3 }
      return rank + (repository.topics.contains(word) ? 2 : 0)
    }
  }

  private func matches(_ term: Term, _ repository: Repository) -> Bool {
    switch term {
    case .word(let word): fields(of: repository).contains { $0.contains(word) }
    case .qualifier(let name, let value): Self.matches(name, value, repository)
    }
  }

  /// Where words are looked for: everywhere, or where `in:` says.
  private func fields(of repository: Repository) -> [String] {
    var places = Set<Substring>()
    for case (.qualifier("in", let value), false) in terms {
      places.formUnion(value.split(separator: ","))
    }
    if places.isEmpty { places = ["name", "description", "topics"] }
    var fields: [String] = []
    if places.contains("name") { fields.append(repository.fullName.lowercased()) }
    if places.contains("description") { fields.append((repository.about ?? "").lowercased()) }
    if places.contains("topics") { fields += repository.topics }
    return fields
  }

  private static func matches(_ name: String, _ value: String, _ repository: Repository) -> Bool {
    switch name {
    case "language": isLanguage(value, repository.language)
    case "user", "org": repository.owner.lowercased() == value
    case "repo": repository.fullName.lowercased() == value
    case "topic": repository.topics.contains(value)
    case "topics": isInRange(repository.topics.count, value)
    case "stars": isInRange(repository.stars, value)
    case "forks": isInRange(repository.forks, value)
    case "license": repository.license?.lowercased() == value
    case "created": isInRange(repository.created, value)
    case "pushed": isInRange(repository.pushed, value)
    default: true
    }
  }

  private static func isLanguage(_ value: String, _ language: String?) -> Bool {
    let aliases = [
      "cpp": "c++", "csharp": "c#", "golang": "go", "js": "javascript", "ts": "typescript",
    ]
    let asked = value.replacing("-", with: " ")
    let known = language?.lowercased()
    return known == value || known == asked || known == aliases[value]
  }

  /// `100`, `>100`, `>=100`, `<100`, `<=100`, `10..100`, `10..*`.
  private static func isInRange(_ number: Int, _ range: String) -> Bool {
    isInRange(number, range) { Int($0) }
  }

  private static func isInRange(_ date: String, _ range: String) -> Bool {
    isInRange(date, range) { String($0.prefix(10)) }
  }

  private static func isInRange<Value: Comparable>(
    _ value: Value, _ range: String, read: (Substring) -> Value?
  ) -> Bool {
    let ends = range.split(separator: "..", omittingEmptySubsequences: false)
    if ends.count == 2 {
      let isAbove = ends[0] == "*" || read(ends[0]).map { value >= $0 } ?? false
      return isAbove && (ends[1] == "*" || read(ends[1]).map { value <= $0 } ?? false)
    }
    for (sign, compare) in [(">=", (>=)), ("<=", (<=)), (">", (>)), ("<", (<))]
      as [(String, (Value, Value) -> Bool)]
    where range.hasPrefix(sign) {
      return read(range.dropFirst(sign.count)).map { compare(value, $0) } ?? false
    }
    return read(range[...]) == value
  }

  private static func qualifier(_ piece: String) -> Term? {
    let known = [
      "in", "repo", "user", "org", "size", "followers", "forks", "stars", "created", "pushed",
      "language", "topic", "topics", "license", "is", "mirror", "template", "archived", "fork",
      "good-first-issues", "help-wanted-issues",
    ]
    let parts = piece.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, known.contains(parts[0].lowercased()) else { return nil }
    let value = parts[1].replacing("\"", with: "").lowercased()
    return .qualifier(name: parts[0].lowercased(), value: value)
  }

  /// The query split at white space, but not within quotes.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted {
        if !piece.isEmpty { pieces.append(piece) }
        piece = ""
      } else {
        piece.append(character)
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}

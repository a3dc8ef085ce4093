/// A repository as it is searched.
struct SearchedEntry: Sendable {
  let entry: CatalogueEntry
  private let owner: SearchedText
  private let name: SearchedText
  private let description: SearchedText
  private let topics: [SearchedText]

  init(_ entry: CatalogueEntry) {
    self.entry = entry
    owner = SearchedText(entry.owner)
    name = SearchedText(entry.name)
    description = SearchedText(entry.description ?? "")
    topics = entry.topics.map { SearchedText($0) }
  }
}

extension SearchedEntry {
  /// How much a term's being there says about the repository; 0 where it is not there.
  func relevance(of term: SearchTerm, in fields: Set<SearchField>) -> Int {
    if term.isPhrase { return holds(phrase: term.words, in: fields) ? 40 : 0 }
    let weights = term.words.map { relevance(of: $0, in: fields) }
    return weights.contains(0) ? 0 : weights.reduce(0, +)
  }

  private func relevance(of word: String, in fields: Set<SearchField>) -> Int {
    var relevance = 0
    if fields.contains(.name) {
      relevance += [0, 15, 25, 40, 100][name.match(word).rawValue]
      relevance += owner.match(word) >= .whole ? 10 : 0
    }
    if fields.contains(.topics) {
      relevance += [0, 0, 3, 6, 12][(topics.map { $0.match(word) }.max() ?? .none).rawValue]
    }
    if fields.contains(.description) {
      relevance += [0, 0, 4, 8, 8][description.match(word).rawValue]
    }
    return relevance
  }

  private func holds(phrase: [String], in fields: Set<SearchField>) -> Bool {
    let hasName = fields.contains(.name) && name.contains(phrase: phrase)
    let hasDescription = fields.contains(.description) && description.contains(phrase: phrase)
    let hasTopic = fields.contains(.topics) && topics.contains { $0.contains(phrase: phrase) }
    return hasName || hasDescription || hasTopic
  }
}

extension SearchQuery {
  /// How well a repository fits; nil where it does not.
  func relevance(of searched: SearchedEntry) -> Int? {
    guard allows(searched.entry) else { return nil }
    let isUnwanted = unwantedTerms.contains { searched.relevance(of: $0, in: fields) > 0 }
    guard !isUnwanted else { return nil }
    var relevance = 1
    for alternatives in terms {
      let best = alternatives.map { searched.relevance(of: $0, in: fields) }.max() ?? 0
      guard best > 0 else { return nil }
      relevance += best
    }
    return relevance
  }

  private func allows(_ entry: CatalogueEntry) -> Bool {
    guard !unwantedQualifiers.contains(where: { $0.allows(entry) }) else { return false }
    // Of several languages, owners or licences, one is enough; of all else, each one counts.
    var alternatives: [String: Bool] = [:]
    for qualifier in qualifiers {
      let isAllowed = qualifier.allows(entry)
      if let kind = qualifier.alternatives {
        alternatives[kind] = alternatives[kind] == true || isAllowed
      } else if !isAllowed {
        return false
      }
    }
    return !alternatives.values.contains(false)
  }
}

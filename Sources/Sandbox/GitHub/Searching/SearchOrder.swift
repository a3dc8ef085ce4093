/// In which order results come.
enum SearchOrder {
  case bestMatch
  case stars(isAscending: Bool)
  case forks(isAscending: Bool)
  case updated(isAscending: Bool)

  /// Reads the order; an unknown one is taken as best match, as GitHub does.
  init(sort: String?, order: String?) {
    let isAscending = order?.lowercased() == "asc"
    switch sort?.lowercased() {
    case "stars": self = .stars(isAscending: isAscending)
    case "forks": self = .forks(isAscending: isAscending)
    case "updated": self = .updated(isAscending: isAscending)
    default: self = .bestMatch
    }
  }

  /// Sorts what was found. What is alike stays as the catalogue has it.
  func sorted(_ found: [(searched: SearchedEntry, relevance: Int)]) -> [CatalogueEntry] {
    switch self {
    case .bestMatch:
      let weighed = found.map { ($0.searched.entry, $0.relevance * $0.searched.entry.renown) }
      return weighed.sorted { ($0.1, $0.0.stars) > ($1.1, $1.0.stars) }.map(\.0)
    case .stars(let isAscending): return by(\.stars, isAscending, found)
    case .forks(let isAscending): return by(\.forks, isAscending, found)
    case .updated(let isAscending): return by(\.updatedAt, isAscending, found)
    }
  }

  private func by<Value: Comparable>(
    _ value: (CatalogueEntry) -> Value, _ isAscending: Bool,
    _ found: [(searched: SearchedEntry, relevance: Int)]
  ) -> [CatalogueEntry] {
    let valued = found.map { ($0.searched.entry, value($0.searched.entry)) }
    return valued.sorted { isAscending ? $0.1 < $1.1 : $0.1 > $1.1 }.map(\.0)
  }
}

extension CatalogueEntry {
  /// Grows by one with every doubling of the stars.
  fileprivate var renown: Int { Int.bitWidth - (stars + 1).leadingZeroBitCount }
}

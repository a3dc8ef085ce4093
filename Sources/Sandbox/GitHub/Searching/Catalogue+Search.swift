extension Catalogue {
  /// Finds what a search asks for.
  func search(_ query: SearchQuery, order: SearchOrder) throws(SearchRefusal) -> [CatalogueEntry] {
    let places = query.qualifiers.filter { $0.alternatives == "place" }
    if !places.isEmpty, places.allSatisfy({ $0.isUnknown(in: self) }) { throw .unknownPlaces }
    let found = Self.searched.compactMap { searched in
      query.relevance(of: searched).map { (searched: searched, relevance: $0) }
    }
    return order.sorted(found)
  }

  private static let searched = shared.entries.map { SearchedEntry($0) }
}

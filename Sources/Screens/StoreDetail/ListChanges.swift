/// What became of the rows of a list: what went, came and moved, as an animated table shows it.
struct ListChanges<Row> {
  enum Change {
    case went(from: Int, Row)
    case came(at: Int, Row)
    /// The row, or what it shows, changed its place.
    case moved(from: Int, to: Int, Row)
  }

  /// Rows are numbered from 1; what went comes first, then the rest as they stand now.
  let changes: [Change]

  /// Compares two lists by what identifies a row.
  init<ID: Hashable>(from before: [Row], to after: [Row], id: (Row) -> ID) {
    let oldPlaces = Dictionary(
      before.enumerated().map { (id($0.element), $0.offset + 1) },
      uniquingKeysWith: { first, _ in first })
    let kept = Set(after.map(id))
    let went = before.enumerated().filter { !kept.contains(id($0.element)) }
      .map { Change.went(from: $0.offset + 1, $0.element) }
    let rest = after.enumerated().compactMap { index, row -> Change? in
      guard let old = oldPlaces[id(row)] else { return .came(at: index + 1, row) }
      return old == index + 1 ? nil : .moved(from: old, to: index + 1, row)
    }
    changes = went + rest
  }
}

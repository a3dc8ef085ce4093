internal import Shell

/// The list of stores: whole when it is new, and after that only what changed.
struct StoreTable {
  private var shown: [StoreInfo] = []
  private var header: String?

  /// The lines that bring what was shown up to date.
  mutating func lines(for sections: [StoreSection], origin: GeoPoint?) -> [StyledText] {
    let stores = sections.flatMap(\.items)
    let isNew = header != sections.first?.header || shown.isEmpty
    let before = shown
    shown = stores
    header = sections.first?.header
    guard !isNew else {
      guard !stores.isEmpty else {
        return [StyledText("nothing was found; try other words", .faint)]
      }
      return stores.enumerated().map { index, store in
        Self.mark("  ", "\(index + 1)") + Self.text(of: store, from: origin)
      }
    }
    let changes = ListChanges(from: before, to: stores, id: \.id).changes
    guard !changes.isEmpty else { return [StyledText("every row is where it was", .faint)] }
    return changes.map { Self.line(for: $0, from: origin) }
  }

  private static func line(for change: ListChanges<StoreInfo>.Change, from origin: GeoPoint?)
    -> StyledText
  {
    switch change {
    case .went(let row, let store):
      mark("- ", "\(row)") + text(of: store, from: origin)
    case .came(let row, let store):
      mark("+ ", "\(row)") + text(of: store, from: origin)
    case .moved(let old, let new, let store):
      mark(new < old ? "↑ " : "↓ ", "\(old)→\(new)") + text(of: store, from: origin)
    }
  }

  private static func mark(_ sign: String, _ place: String) -> StyledText {
    StyledText((sign + place).padded(toColumns: 8), .faint)
  }

  private static func text(of store: StoreInfo, from origin: GeoPoint?) -> StyledText {
    let rating = store.rating.map { "★\($0)" } ?? "★ –"
    let count = store.userRatingCount.map { "(\(grouped($0)))" } ?? ""
    var text = store.displayName.bold + StyledText("  \(rating) \(count)")
    if let origin, let place = store.place {
      let tenths = Int((origin.distance(to: place) * 10).rounded())
      text += StyledText("  \(tenths / 10).\(tenths % 10) km", .faint)
    }
    return text + StyledText("  \(store.formattedAddress)", .faint)
  }
}

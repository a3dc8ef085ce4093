extension String {
  /// The text in at most so many columns, with `…` where something was cut, never within a cluster.
  ///
  ///     "ReactorKit".cut(toColumns: 6)  // "React…"
  ///     "스위프트".cut(toColumns: 6)      // "스위…"
  public func cut(toColumns columns: Int) -> String {
    if utf8.count <= columns || displayColumns <= columns { return self }
    guard columns > 0 else { return "" }
    var used = 0
    let end = firstIndex { character in
      used += character.displayColumns
      return used > columns - 1
    }
    return self[..<(end ?? endIndex)] + "…"
  }

  /// The text with spaces after it, so that it fills the columns; longer text stays as it is.
  ///
  ///     "스위프트".padded(toColumns: 10) + "|"  // "스위프트  |"
  public func padded(toColumns columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - displayColumns))
  }

  /// The text with spaces before it, so that it fills the columns.
  ///
  ///     "42".padded(beforeToColumns: 5)  // "   42"
  public func padded(beforeToColumns columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - displayColumns)) + self
  }
}

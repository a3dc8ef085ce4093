/// A picture of squares, the same on both sides, that is drawn from a number.
struct Identicon {
  /// Red, green and blue.
  typealias Color = [UInt8]

  /// How many squares there are in a row; fewer on pictures that could not hold them.
  static let squares = 5

  let number: Int
  /// Pixels in a row, and rows.
  let size: Int

  private var hash: UInt64 { stableHash("identicon \(number)") }

  private var foreground: Color {
    [40, 48, 56].map { UInt8(60 + (hash >> $0) % 140) }
  }

  /// The colour at a place.
  func color(row: Int, column: Int) -> Color {
    let across = min(column * Self.squares / size, Self.squares - 1)
    let down = min(row * Self.squares / size, Self.squares - 1)
    let square = min(across, Self.squares - 1 - across) * Self.squares + down
    return (hash >> UInt64(square)) & 1 == 1 ? foreground : [240, 240, 240]
  }
}

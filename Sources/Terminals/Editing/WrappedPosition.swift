/// Where the cursor stands after text, in rows and columns from where the text began, as libedit
/// wraps it.
///
///     WrappedPosition(after: "github> 스위프트", columns: 10)  // row 1, column 6
struct WrappedPosition: Equatable {
  private(set) var row = 0
  private(set) var column = 0

  init(after text: String, columns: Int) {
    for character in text {
      if character.isNewline {
        row += 1
        column = 0
        continue
      }
      let width = character.displayColumns
      if column + width > columns { wrap() }
      column += width
      if column >= columns { wrap() }
    }
  }

  private mutating func wrap() {
    row += 1
    column = 0
  }
}

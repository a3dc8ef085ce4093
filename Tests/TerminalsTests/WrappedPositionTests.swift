import Testing

@testable import Terminals

struct WrappedPositionTests {
  @Test(arguments: [
    ("", 0, 0), ("12345", 0, 5), ("1234567890", 1, 0), ("12345678901", 1, 1),
    ("123456789한", 1, 2), ("12345678한", 1, 0), ("1\n23", 1, 2), ("1234567890\n", 2, 0),
  ])
  func `Text wraps where libedit wraps it`(text: String, row: Int, column: Int) {
    let position = WrappedPosition(after: text, columns: 10)
    #expect((position.row, position.column) == (row, column))
  }
}

import Terminals
import Testing

struct CuttingTests {
  @Test(arguments: [
    ("ReactorKit", 10, "ReactorKit"), ("ReactorKit", 6, "React…"), ("ReactorKit", 1, "…"),
    ("ReactorKit", 0, ""), ("스위프트", 8, "스위프트"), ("스위프트", 7, "스위프…"),
    ("스위프트", 6, "스위…"), ("a👩‍💻👩‍💻", 4, "a👩‍💻…"), ("ae\u{301}io", 3, "ae\u{301}…"),
  ])
  func `Text is cut between clusters`(text: String, columns: Int, cut: String) {
    #expect(text.cut(toColumns: columns) == cut)
    #expect(text.cut(toColumns: columns).displayColumns <= columns)
  }

  @Test func `Text is padded to columns, not to characters`() {
    #expect("스위프트".padded(toColumns: 10) + "|" == "스위프트  |")
    #expect("42".padded(beforeToColumns: 5) == "   42")
    #expect("longer".padded(toColumns: 3) == "longer")
  }
}

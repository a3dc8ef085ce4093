import Terminals
import Testing

struct DisplayColumnsTests {
  @Test(arguments: [
    ("swift", 5), ("", 0), ("스위프트 swift", 14), ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("日本", 4), ("…", 1), ("😀", 2), ("👩‍💻", 2), ("❤️", 2), ("❤", 1), ("🇰🇷", 2), ("👍🏽", 2),
    ("1️⃣", 2), ("\u{1FAE8}", 2), ("a\u{200B}b", 2), ("\u{1B}\n", 0),
  ])
  func `A cluster takes the columns that a terminal gives it`(text: String, columns: Int) {
    #expect(text.displayColumns == columns)
  }
}

import TestSupport
import Testing

struct ScreenReaderTests {
  private func screen(_ text: String, columns: Int = 10, rows: Int = 4) -> ScreenReader {
    var screen = ScreenReader(columns: columns, rows: rows)
    screen.receive(text)
    return screen
  }

  @Test(arguments: [
    ("hello", "hello|"), ("hello\u{8}\u{8}", "hel|lo"), ("a\r\nb\tc", "a\nb       c|"),
    ("0123456789", "012345678|9"), ("0123456789a", "0123456789\na|"),
    ("012345678한", "012345678\n한|"), ("한글\u{1B}[2D", "한|글"), ("e\u{301}x", "e\u{301}x|"),
    ("abc\u{1B}[2D\u{1B}[@X", "aX|bc"), ("abcd\r\u{1B}[2P", "|cd"), ("abc\u{1B}[2D\u{1B}[K", "a|"),
    ("a\r\nb\r\nc\u{1B}[2A\u{1B}[J", "a|"), ("abc\u{1B}[2J\u{1B}[H", "|"),
    ("abc\u{1B}[2;4Hd", "abc\n   d|"), ("a\u{1B}]0;title\u{7}b", "ab|"), ("a\u{1B}(Bb", "ab|"),
    ("1\n\r2\n\r3\n\r4\n\r5", "2\n3\n4\n5|"), ("\u{1B}[1;32mok\u{1B}[0m.", "ok.|"),
  ])
  func `Text and orders give a screen`(text: String, picture: String) {
    #expect(screen(text).picture == picture)
  }

  @Test func `Styles, sounds and modes are kept`() {
    let screen = screen("\u{1B}[1;32mok\u{1B}[0m.\u{7}\u{1B}[?2004h")
    #expect(screen.style(row: 0, column: 1) == "1;32")
    #expect(screen.style(row: 0, column: 2) == "")
    #expect(screen.bells == 1)
    #expect(screen.marksPastes)
  }

  @Test func `Rows that scroll out are kept`() {
    #expect(screen("1\n\r2\n\r3\n\r4\n\r5").allLines == ["1", "2", "3", "4", "5"])
  }

  @Test func `A narrower window cuts rows off`() {
    var screen = screen("out\r\n> 123456")
    screen.resize(columns: 5, rows: 4)
    #expect(screen.picture == "out\n> 12|3")
  }

  @Test func `A narrower window wraps rows anew, and a wider one joins them`() {
    var screen = screen("out\r\n> 123한글\u{1B}[2D")
    screen.resizeRewrapping(columns: 6, rows: 4)
    #expect(screen.picture == "out\n> 123\n한|글")
    screen.resizeRewrapping(columns: 20, rows: 4)
    #expect(screen.picture == "out\n> 123한|글")
  }
}

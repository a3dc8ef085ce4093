import Testing

@testable import Terminals

struct PastedTextTests {
  @Test(arguments: [
    ("one\rtwo\r", "one\ntwo"), ("one\r\ntwo\n\n", "one\ntwo"), ("a\tb\u{1B}[2J\u{7}", "a b[2J"),
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글"), ("👩‍💻", "👩‍💻"),
  ])
  func `A paste runs nothing and steers nothing`(pasted: String, text: String) {
    #expect(
      Array(PastedText.clean(pasted.unicodeScalars).unicodeScalars)
        == Array(text.unicodeScalars))
  }
}

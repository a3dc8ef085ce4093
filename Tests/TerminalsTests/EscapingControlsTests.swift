import Terminals
import Testing

struct EscapingControlsTests {
  @Test(arguments: [
    ("plain", "plain"), ("스위프트 👩‍💻 é", "스위프트 👩‍💻 é"),
    ("a\u{1B}[2Jb", "a\\u{1b}[2Jb"), ("\u{9B}2J", "\\u{9b}2J"), ("\u{7F}", "\\u{7f}"),
    ("a\nb\r\tc\r\n", "a\\nb\\r\\tc\\r\\n"), ("\0\u{7}", "\\u{0}\\u{7}"),
    ("user\u{202E}gpj.exe", "user\\u{202e}gpj.exe"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
    ("\u{200F}\u{061C}", "\\u{200f}\\u{61c}"), ("\u{FEFF}a\u{200B}", "\\u{feff}a\\u{200b}"),
    ("\u{2028}", "\\u{2028}"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func `Nothing that steers the terminal or hides comes through`(text: String, shown: String) {
    #expect(text.escapingControls == shown)
  }

  @Test func `Letters of a flag stay, and hidden letters elsewhere do not`() {
    let wales = "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    #expect(wales.escapingControls == wales)
    #expect("a\u{E0067}".escapingControls == "a\\u{e0067}")
  }
}

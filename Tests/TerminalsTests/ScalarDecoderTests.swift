import Testing

@testable import Terminals

struct ScalarDecoderTests {
  @Test func `Bytes become characters as they arrive`() {
    var decoder = ScalarDecoder()
    let decoded = Array("a한😀".utf8).map { decoder.decode([$0]) }
    #expect(decoded == [["a"], [], [], ["한"], [], [], [], ["😀"]])
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0xED, 0x61], "\u{FFFD}a"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}"), ([0xE0, 0x80, 0xAF], "\u{FFFD}"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}"), ([0xE2, 0xED, 0x95, 0x9C], "\u{FFFD}한"),
    ] as [([UInt8], String)])
  func `What is malformed is replaced, and the next character is whole`(
    bytes: [UInt8], text: String
  ) {
    var decoder = ScalarDecoder()
    #expect(decoder.decode(bytes) == Array(text.unicodeScalars))
  }
}

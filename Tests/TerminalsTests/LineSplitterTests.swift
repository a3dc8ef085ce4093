import Testing

@testable import Terminals

struct LineSplitterTests {
  private func lines(_ pieces: [UInt8]...) -> [String] {
    var splitter = LineSplitter()
    var lines: [String] = []
    for piece in pieces {
      splitter.append(piece)
      while let line = splitter.nextLine() { lines.append(line) }
    }
    return lines + (splitter.lastLine().map { [$0] } ?? [])
  }

  @Test func `Lines end with a newline, with a carriage return before it, or with the input`() {
    #expect(lines(Array("a\nb\r\n\nc".utf8)) == ["a", "b", "", "c"])
    #expect(lines(Array("a\n".utf8)) == ["a"])
    #expect(lines() == [])
  }

  @Test func `A line may come in pieces, cut within a character`() {
    let text = Array("한글\n".utf8)
    #expect(lines(Array(text[..<2]), Array(text[2..<4]), Array(text[4...])) == ["한글"])
  }

  @Test func `Bytes that are no UTF-8 are shown as such`() {
    #expect(lines([0x61, 0xFF, 0x62, 0x0A, 0xED, 0x95]) == ["a\u{FFFD}b", "\u{FFFD}"])
  }

  @Test func `A byte order mark at the start is no part of the first line`() {
    #expect(lines([0xEF, 0xBB, 0xBF] + Array("a\n\u{FEFF}b".utf8)) == ["a", "\u{FEFF}b"])
  }
}

import Testing

@testable import Screens

private func drawing(_ image: LoadedImage, _ columns: Int) -> [String]? {
  ["drawn, \(columns) columns"]
}

private func lines(
  _ bytes: [UInt8], _ environment: [String: String], draw: ImageDisplay.Drawing? = drawing
) throws -> [String] {
  ImageDisplay.best(environment, draw: draw).lines(for: try LoadedImage(bytes), columns: 80)
}

@Suite struct ImageDisplayTests {
  @Test(arguments: [
    ["KITTY_WINDOW_ID": "1"], ["TERM": "xterm-kitty"], ["TERM_PROGRAM": "ghostty"],
  ])
  func `terminals that know Kitty's protocol are given PNGs, and drawings of the rest`(
    environment: [String: String]
  ) throws {
    #expect(try lines(SmallImages.png, environment)[0].hasPrefix("\u{1B}_Ga=T,f=100,m=0;iVBORw0K"))
    #expect(try lines(SmallImages.gif, environment) == ["drawn, 80 columns"])
    #expect(try lines(SmallImages.gif, environment, draw: nil) == [])
  }

  @Test(arguments: [
    ["TERM_PROGRAM": "iTerm.app"], ["TERM_PROGRAM": "WezTerm"], ["LC_TERMINAL": "iTerm2"],
  ])
  func `terminals that know iTerm2's code are given all`(environment: [String: String]) throws {
    for bytes in SmallImages.all {
      let line = try lines(bytes, environment)[0]
      #expect(line.hasPrefix("\u{1B}]1337;File=inline=1;size=\(bytes.count):"))
      #expect(line.hasSuffix("\u{7}"))
    }
  }

  @Test(arguments: [
    ["KITTY_WINDOW_ID": "1", "TMUX": "/a,1,0"], ["TERM_PROGRAM": "iTerm.app", "STY": "1.a"],
    ["KITTY_WINDOW_ID": "1", "TERM": "tmux-256color"],
    ["LC_TERMINAL": "iTerm2", "TERM": "screen-256color"], ["TERM": "xterm"], [:],
  ])
  func `within tmux and elsewhere images are drawn`(environment: [String: String]) throws {
    #expect(try lines(SmallImages.png, environment) == ["drawn, 80 columns"])
    #expect(try lines(SmallImages.png, environment, draw: nil) == [])
  }

  @Test func `a large PNG goes in pieces of at most 4,096 bytes`() {
    let text = ImageDisplay.kitty([UInt8](repeating: 0, count: 9_000))
    let pieces = text.split(separator: "\u{1B}\\").map { $0.split(separator: ";") }
    #expect(pieces.map { $0[0] } == ["\u{1B}_Ga=T,f=100,m=1", "\u{1B}_Gm=1", "\u{1B}_Gm=0"])
    #expect(pieces.map { $0[1].count } == [4_096, 4_096, 3_808])
  }

  @Test func `only what base64 is made of stands within the codes`() throws {
    let hostile = SmallImages.png + Array("\u{1B}\\\u{1B}[2J\u{7}".utf8)
    for text in [ImageDisplay.kitty(hostile), ImageDisplay.iTerm2(hostile)] {
      #expect(text.unicodeScalars.filter { $0.value < 0x20 }.count <= 2)
    }
  }
}

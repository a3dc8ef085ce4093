#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import Shell

/// How a terminal shows images.
package enum ImageDisplay {
  /// Draws an image with characters, on so many columns; nil where it could not.
  package typealias Drawing = (LoadedImage, _ columns: Int) -> [String]?

  /// As a line of facts.
  case facts
  /// Any format, as a program draws it with characters.
  case program(Drawing)
  /// PNG, by the Kitty graphics protocol; the rest as a program draws it, where there is one.
  case kitty(rest: Drawing?)
  /// Any format, by iTerm2's escape code.
  case iTerm2

  /// What a terminal can do, as its environment tells. tmux and screen keep such codes to themselves.
  ///
  /// - Parameters:
  ///   - environment: the environment variables.
  ///   - draw: a program that draws; nil where none is installed.
  /// - Returns: the best way.
  package static func best(_ environment: [String: String], draw: Drawing?) -> ImageDisplay {
    let program = environment["TERM_PROGRAM"] ?? ""
    let kind = environment["TERM"] ?? ""
    let isNested =
      ["TMUX", "STY"].contains { environment[$0] != nil }
      || ["tmux", "screen"].contains { kind.hasPrefix($0) }
    if !isNested {
      if environment["KITTY_WINDOW_ID"] != nil || kind == "xterm-kitty" || program == "ghostty" {
        return .kitty(rest: draw)
      }
      if program == "iTerm.app" || program == "WezTerm" || environment["LC_TERMINAL"] == "iTerm2" {
        return .iTerm2
      }
    }
    return draw.map { .program($0) } ?? .facts
  }

  /// Shows an image, and always its facts. Of the image's bytes nothing reaches a terminal but in
  /// base64.
  func show(_ image: LoadedImage, on output: ScreenOutput) {
    if output.showsEscapes {
      for line in lines(for: image, columns: output.columns) { output.print(escapes: line) }
    }
    output.print(image.facts)
  }

  /// The escape codes and characters that show an image.
  func lines(for image: LoadedImage, columns: Int) -> [String] {
    switch self {
    case .facts: []
    case .kitty where image.format == .png: [Self.kitty(image.bytes)]
    case .kitty(let draw): draw?(image, columns) ?? []
    case .program(let draw): draw(image, columns) ?? []
    case .iTerm2: [Self.iTerm2(image.bytes)]
    }
  }

  /// Any image, whole.
  static func iTerm2(_ bytes: [UInt8]) -> String {
    let body = Data(bytes).base64EncodedString()
    return "\u{1B}]1337;File=inline=1;size=\(bytes.count):\(body)\u{7}"
  }

  /// A PNG in pieces of at most 4,096 bytes.
  static func kitty(_ bytes: [UInt8]) -> String {
    var rest = Data(bytes).base64EncodedString()[...]
    var text = ""
    var head = "a=T,f=100,"
    while !rest.isEmpty {
      let piece = rest.prefix(4_096)
      rest = rest.dropFirst(piece.count)
      text += "\u{1B}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
      head = ""
    }
    return text
  }
}

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import Shell

/// How a terminal shows images.
package enum ImageDisplay {
  /// As a line of facts.
  case facts
  /// PNG, by the Kitty graphics protocol; of the rest the facts.
  case kitty
  /// Any format, by iTerm2's escape code.
  case iTerm2
  /// Any format, as a program draws it with characters.
  case program((LoadedImage) -> [String]?)

  /// What a terminal can do, as its environment tells. Within tmux and screen nothing is passed on.
  ///
  /// - Parameters:
  ///   - environment: the environment variables.
  ///   - draw: draws an image with characters where a program for that is installed; nil where none is.
  /// - Returns: the best way.
  package static func best(
    _ environment: [String: String], draw: ((LoadedImage) -> [String]?)?
  ) -> ImageDisplay {
    let program = environment["TERM_PROGRAM"] ?? ""
    let isNested = environment["TMUX"] != nil || environment["TERM"]?.hasPrefix("screen") == true
    if !isNested {
      if environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty"
        || program == "ghostty"
      {
        return .kitty
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
    switch self {
    case .facts: break
    case .kitty where image.format == .png: output.print(escapes: Self.kitty(image.bytes))
    case .kitty: break
    case .iTerm2:
      let body = Data(image.bytes).base64EncodedString()
      output.print(escapes: "\u{1B}]1337;File=inline=1;size=\(image.bytes.count):\(body)\u{7}")
    case .program(let draw):
      if output.showsEscapes, let lines = draw(image) {
        for line in lines { output.print(escapes: line) }
      }
    }
    output.print(image.facts)
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

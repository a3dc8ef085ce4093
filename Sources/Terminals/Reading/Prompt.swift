/// What stands before the line that is typed.
///
///     terminal.readLine(prompt: "github> ")
///     terminal.readLine(prompt: Prompt("github 30/1240> ", style: .green))
public struct Prompt: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text: one line, without escape codes.
  public var text: String
  /// How all but the last character looks, where the terminal can show it.
  public var style: Style

  /// Makes a prompt.
  public init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// Makes a prompt of plain text.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Prompt {
  /// The prompt as libedit takes it: one line, escape codes between marks.
  ///
  /// libedit draws an escape code together with the character after it. So the style ends before
  /// the last character, and never at the end.
  var forLibEdit: [Unicode.Scalar] {
    let text = text.escapingControls
    #if os(macOS)
      // Apple's writes escape codes at once, wherever the cursor happens to be.
      return Array(text.unicodeScalars)
    #else
      guard style != .plain, text.count > 1 else { return Array(text.unicodeScalars) }
      let mark = "\u{1}"
      let styled = mark + style.beginning + mark + text.dropLast() + mark + Style.end + mark
      return Array((styled + text.suffix(1)).unicodeScalars)
    #endif
  }
}

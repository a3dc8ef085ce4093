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

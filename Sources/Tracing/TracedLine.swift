/// A line that a person or a script gave: what the steps of a session begin with.
public final class TracedLine: Sendable {
  /// Its place among the lines of the session, from 1.
  public let number: Int
  /// What was typed.
  public let text: String

  /// Makes a line.
  public init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}

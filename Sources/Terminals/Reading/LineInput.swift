/// What became of reading a line.
public enum LineInput: Equatable, Sendable {
  /// A line, without its newline.
  case line(String)
  /// Ctrl-D on an empty line, the end of the file, or the program is to end.
  case endOfInput
  /// Ctrl-C: what was typed so far, which may be nothing, is gone, and the cursor stands on a new
  /// line.
  case interrupted(typed: String)
  /// The input cannot be read, with the reason.
  case failed(String)
}

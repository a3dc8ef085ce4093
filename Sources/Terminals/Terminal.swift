/// Where lines come from and text goes to: an edited line at a terminal, or a pipe.
///
/// Everything happens on one thread. While `readLine` waits, it calls the `wait` closure that the
/// terminal was made with, which runs one turn of the program's event loop; what the program does
/// there may call `write`, and the text appears above the line that is being typed.
///
///     loop: while true {
///       switch terminal.readLine(prompt: "github> ") {
///       case .line(let text): run(text)
///       case .interrupted: continue
///       case .endOfInput, .failed: break loop
///       }
///     }
public protocol Terminal: AnyObject {
  /// How many columns a line has; 80 where nobody knows.
  var columns: Int { get }

  /// Whether a person is at the keyboard.
  var isInteractive: Bool { get }

  /// Whether escape codes may be written to standard output.
  var showsEscapes: Bool { get }

  /// Whether what is written still arrives.
  var output: OutputState { get }

  /// What can be put in at the cursor. Asked when Tab is typed.
  var completions: CompletionSource? { get set }

  /// Adds a line to those that Up and Ctrl-R find; an empty one, or the last one again, is not.
  func remember(_ line: String)

  /// Reads a line, without the newline at its end. A pasted text may hold newlines within.
  func readLine(prompt: Prompt) -> LineInput

  /// Writes to standard output as it is; above the line that is being typed, where there is one.
  func write(_ text: String)

  /// Writes to standard error, likewise.
  func writeError(_ text: String)
}

extension Terminal {
  /// Whether whoever read standard output has gone: time to leave quietly.
  public var outputIsClosed: Bool { output == .closed }
}

internal import Tracing

/// Shows a session: the trace in its mode, what views print, and what went wrong.
final class Display: TraceSink {
  var mode: TraceMode
  var showsTimes: Bool
  let showsStyles: Bool
  let terminal: any Terminal

  init(terminal: any Terminal, mode: TraceMode, showsTimes: Bool, showsStyles: Bool) {
    self.terminal = terminal
    self.mode = mode
    self.showsTimes = showsTimes
    self.showsStyles = showsStyles
  }

  func receive(_ event: TraceEvent) {
    switch mode {
    case .json:
      terminal.write(TraceJSON.line(for: event) + "\n")
    case .off:
      break
    case .text, .diff, .full:
      guard let line = TraceText(mode: mode, showsTimes: showsTimes).line(for: event) else { break }
      write(line)
    }
  }

  /// Prints for a person. In JSON mode the trace holds it, as an output.
  func print(_ text: StyledText) {
    guard mode != .json else { return }
    write(text)
  }

  /// Whether escape codes are shown.
  var showsEscapes: Bool { terminal.showsEscapes && mode != .json }

  /// Prints escape codes, where they are shown.
  func print(escapes: String) {
    guard showsEscapes else { return }
    terminal.write(escapes + "\n")
  }

  /// Says what went wrong, on standard error.
  func complain(_ message: String) {
    terminal.writeError(StyledText(message).rendered(withEscapes: false) + "\n")
  }

  private func write(_ text: StyledText) {
    terminal.write(text.rendered(withEscapes: showsStyles) + "\n")
  }
}

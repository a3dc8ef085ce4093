internal import CLibEdit

/// The terminal that fits the standard streams: one with line editing where a person types at a
/// terminal that can do it, and a plain one everywhere else.
///
/// - Parameters:
///   - programName: the name that lines of `~/.editrc` can begin with to be for this program only.
///   - wait: runs one turn of the program's event loop.
/// - Returns: the terminal.
public func standardTerminal(programName: String, wait: @escaping Wait) -> any Terminal {
  let isTerminal = isatty(0) != 0 && isatty(1) != 0
  if isTerminal, TerminalDescription.current.editsLines,
    let editor = LineEditor(programName: programName, wait: wait)
  {
    return editor
  }
  return PlainTerminal(wait: wait)
}

internal import CLibEdit

/// What the environment says about the terminal.
struct TerminalDescription {
  var name: String?
  var isInsideEmacs = false
  var isXterm = false

  static var current: TerminalDescription {
    TerminalDescription(
      name: getenv("TERM").map { String(cString: $0) },
      isInsideEmacs: getenv("INSIDE_EMACS") != nil,
      isXterm: getenv("XTERM_VERSION") != nil)
  }

  /// Whether escape codes mean something to it.
  var showsEscapes: Bool {
    guard let name, !name.isEmpty else { return false }
    return name != "dumb" && name != "emacs"
  }

  /// Whether a window of another width wraps its text anew. Nearly all do; xterm and the kernel's
  /// console cut it off instead, and to take one for the other erases a line of what stands above.
  var rewraps: Bool { !isXterm && name != "linux" }

  /// Whether a line can be edited in place.
  var editsLines: Bool { showsEscapes && !isInsideEmacs }
}

/// The columns of the window behind a descriptor; else what `COLUMNS` says; else 80.
func windowColumns(_ descriptor: Int32) -> Int {
  if let size = windowSize(descriptor) { return size.columns }
  let stated = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
  return stated.flatMap { $0 > 0 ? $0 : nil } ?? 80
}

/// The rows of the window behind a descriptor; 24 where nobody knows.
func windowRows(_ descriptor: Int32) -> Int {
  windowSize(descriptor)?.rows ?? 24
}

private func windowSize(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
  var columns: Int32 = 0
  var rows: Int32 = 0
  guard clibedit_window_size(descriptor, &columns, &rows) != 0 else { return nil }
  return (Int(columns), rows > 0 ? Int(rows) : 24)
}

internal import CLibEdit

/// What the environment says about the terminal.
struct TerminalDescription {
  var name: String?
  var isInsideEmacs = false

  static var current: TerminalDescription {
    TerminalDescription(
      name: getenv("TERM").map { String(cString: $0) },
      isInsideEmacs: getenv("INSIDE_EMACS") != nil)
  }

  /// Whether escape codes mean something to it.
  var showsEscapes: Bool {
    guard let name, !name.isEmpty else { return false }
    return name != "dumb" && name != "emacs"
  }

  /// Whether a line can be edited in place.
  var editsLines: Bool { showsEscapes && !isInsideEmacs }
}

/// The columns of the window behind a descriptor; else what `COLUMNS` says; else 80.
func windowColumns(_ descriptor: Int32) -> Int {
  var columns: Int32 = 0
  var rows: Int32 = 0
  if clibedit_window_size(descriptor, &columns, &rows) != 0 { return Int(columns) }
  let stated = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
  return stated.flatMap { $0 > 0 ? $0 : nil } ?? 80
}

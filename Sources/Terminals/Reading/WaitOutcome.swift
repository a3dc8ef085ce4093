/// What one turn of the program's event loop came to, for the line that is being read.
public enum WaitOutcome: Equatable, Sendable {
  /// The descriptor can be read without blocking.
  case readable
  /// Something else happened; text may have been written.
  case worked
  /// Ctrl-C.
  case interrupted
  /// The window has another size.
  case resized
  /// The program was stopped and goes on; the terminal's modes may have changed in between.
  case resumed
  /// The program is to end.
  case ended
}

/// Runs one turn of the program's event loop, waiting for the descriptor as well.
///
///     let terminal = standardTerminal(programName: "reactorsh") { descriptor in
///       var isReadable = false
///       let watch = loop.watch(descriptor, read: true, write: false) { _ in isReadable = true }
///       loop.turn()
///       watch.dispose()
///       return signals.outcome() ?? (isReadable ? .readable : .worked)
///     }
public typealias Wait = (_ descriptor: Int32) -> WaitOutcome

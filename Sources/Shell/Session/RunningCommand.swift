internal import Tracing

/// A command that was begun and what has come of it.
final class RunningCommand {
  let statement: Statement
  let line: TracedLine
  var hasFailed = false
  /// Whether a person has given up what it began.
  var isCancelled = false
  /// What it waits for beside its own actions, such as a time.
  var awaited: () -> Bool = { true }

  init(_ statement: Statement, line: TracedLine) {
    self.statement = statement
    self.line = line
  }
}

internal import Tracing

/// Runs statements one after the other, each when the one before has settled. It never waits by
/// itself: whoever turns the event loop calls `advance` after each turn.
final class Runner {
  /// What a runner asks of its session.
  struct Work {
    /// Takes a statement as begun.
    var begin: (Statement) -> RunningCommand
    /// Runs a command that was begun.
    var run: (RunningCommand) -> Void
    /// Whether nothing is left that the command waits for.
    var isSettled: (RunningCommand) -> Bool
  }

  private let work: Work
  private let stopsAtFailure: Bool
  private var waiting: [Statement] = []
  private var current: RunningCommand?
  private var background: [RunningCommand] = []

  /// Whether a command failed, other than one that was tried.
  private(set) var hasFailed = false

  init(work: Work, stopsAtFailure: Bool) {
    self.work = work
    self.stopsAtFailure = stopsAtFailure
  }

  /// Whether nothing stands in the way of a next statement.
  var isReady: Bool { current == nil && waiting.isEmpty }

  /// Whether all that was added has settled, with `&` or without.
  var isIdle: Bool { isReady && background.isEmpty }

  /// The commands that have not settled.
  var unsettled: [RunningCommand] { background + [current].compactMap(\.self) }

  /// Whether a failure has ended the run.
  var isStopped: Bool { hasFailed && stopsAtFailure }

  func add(_ statements: [Statement]) {
    waiting += statements
  }

  /// Puts statements before those that wait already.
  func addNext(_ statements: [Statement]) {
    waiting.insert(contentsOf: statements, at: 0)
  }

  /// A line that could not be read counts as a command that failed.
  func noteFailure() {
    hasFailed = true
    if stopsAtFailure { waiting.removeAll() }
  }

  /// Gives up what has not been begun.
  func removeWaiting() {
    waiting.removeAll()
  }

  /// Goes on as far as can be gone without waiting.
  func advance() {
    repeat {
      endSettled()
      guard current == nil, !waiting.isEmpty else { return }
      start(waiting.removeFirst())
    } while true
  }

  private func start(_ statement: Statement) {
    let running = work.begin(statement)
    if statement.runsInBackground {
      background.append(running)
    } else {
      current = running
    }
    work.run(running)
  }

  private func endSettled() {
    for running in unsettled where work.isSettled(running) {
      if running === current { current = nil }
      background.removeAll { $0 === running }
      guard running.hasFailed, !running.statement.toleratesFailure else { continue }
      noteFailure()
    }
  }
}

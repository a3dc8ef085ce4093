internal import Observables

/// How a program ends.
public enum ExitStatus: Int32, Sendable {
  /// All went well.
  case success = 0
  /// A command failed.
  case failure = 1
  /// The command line was not understood.
  case usage = 2
  /// Interrupted with Ctrl-C.
  case interrupted = 130
}

extension Session {
  /// Runs a script: each command when the one before has settled, up to the first that fails unless
  /// the session keeps going. What was sent with `&` is waited for at the end.
  ///
  /// - Parameters:
  ///   - file: the script's name, for messages; nil for text of the command line.
  ///   - keepsGoing: whether a failed command does not end it.
  ///   - nextLine: gives the lines, and then `endOfInput`.
  /// - Returns: how it went.
  public func runScript(
    file: String?, keepsGoing: Bool = false, nextLine: () -> LineInput
  ) -> ExitStatus {
    let runner = makeRunner(keepsGoing: keepsGoing)
    var number = 0
    var isAtEnd = false
    while !isAtEnd, !isLeaving, !runner.isStopped, isRead {
      switch nextLine() {
      case .line(let text):
        number += 1
        submit(text, at: file.map { .init(file: $0, line: number, chain: [$0]) }, to: runner)
        guard settle(until: { runner.isReady }) else { return interrupt() }
      case .endOfInput:
        isAtEnd = true
        guard settle(until: { runner.isIdle }) else { return interrupt() }
      case .interrupted:
        return interrupt()
      case .failed(let reason):
        display.complain("\(file.map { "\($0): " } ?? "")\(reason)")
        return .failure
      }
    }
    // Only what was sent with `&` before the script stopped can still be in flight here.
    inFlight.cancel()
    if case .failed(let reason) = display.terminal.output {
      display.complain("standard output: \(reason)")
      return .failure
    }
    return runner.hasFailed ? .failure : .success
  }

  /// Reads the commands of a line and hands them to a runner.
  func submit(_ text: String, at place: Statement.Place?, to runner: Runner) {
    typed.append(text, at: loop.now, while: unsettled.map(\.statement.text))
    do {
      runner.add(try Statement.statements(in: text, place: place))
    } catch {
      runner.noteFailure()
      display.complain("\(place.map { "\($0): " } ?? "")\(error)")
    }
    advance()
  }

  private func interrupt() -> ExitStatus {
    inFlight.cancel()
    return .interrupted
  }

  /// Whether what is printed arrives; it does not when `head` has seen enough.
  private var isRead: Bool { display.terminal.output == .open }

  /// Turns the loop until a condition holds, or nobody reads any more what comes of it.
  ///
  /// - Returns: false where the person interrupted.
  private func settle(until isDone: () -> Bool) -> Bool {
    while !isDone(), isRead {
      if isInterrupted() { return false }
      if !loop.turn() { giveUpWaiting() }
      advance()
    }
    return true
  }

  /// Nothing is due any more and nobody can answer: what still waits would wait for ever.
  private func giveUpWaiting() {
    for running in unsettled {
      running.awaited = { true }
      let names = inFlight.names(of: running.line)
      let what = names.isEmpty ? "it waits" : "\(names.joined(separator: " and ")) would wait"
      fail(running, "\(what) for ever: nothing is left that could happen")
      inFlight.cancel(of: running.line)
    }
  }
}

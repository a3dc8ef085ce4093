extension Session {
  /// Reads lines from a person and runs them, each at once, until the person leaves.
  public func runPrompt() -> ExitStatus {
    display.terminal.completions = { [unowned self] line, cursor in complete(line, cursor) }
    while !isLeaving {
      switch display.terminal.readLine(prompt: prompt) {
      case .line(let text):
        display.terminal.remember(text)
        history?.append(text)
        removeIdleRunners()
        submit(text, at: nil, to: makeRunner())
      case .interrupted(let typed):
        // Ctrl-C clears a line; only on an empty one is it meant for what runs.
        if typed.isEmpty { interruptInFlight() }
      case .endOfInput:
        leave()
      case .failed(let reason):
        display.complain(reason)
        return .failure
      }
    }
    inFlight.cancel()
    return .success
  }

  /// Goes on with the lines of earlier sessions, and keeps this one's.
  package func keepHistory(of program: String, in environment: Environment) {
    guard display.terminal.isInteractive,
      let path = HistoryFile.path(of: program, in: environment)
    else { return }
    let file = HistoryFile(path: path) { [unowned self] in warn($0) }
    for line in file.load() { display.terminal.remember(line) }
    history = file
  }

  private var prompt: Prompt { Prompt("\(screen.name)\(viewed.map { "@\($0)" } ?? "")> ") }

  private func interruptInFlight() {
    guard cancelRunning(except: nil) == 0 else { return advance() }
    display.complain("nothing is in flight; quit or Ctrl-D leaves")
  }
}

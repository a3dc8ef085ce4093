import Terminals

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program with a prompt and nothing behind it: it says which line it got, and shows what comes in
/// on descriptor 3 above the line that is being typed, so that a test decides when output arrives.
final class Host {
  private static let messages: Int32 = 3
  private let signals = Signals()
  private var watched: [pollfd]
  private var messagesEnded = false
  private lazy var terminal = standardTerminal(programName: "lineeditor-host") { [unowned self] in
    wait(for: $0)
  }

  init(history: some Sequence<String>) {
    watched = [0, Self.messages, signals.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    history.forEach(terminal.remember)
    terminal.completions = { line, cursor in
      let space = line[..<cursor].lastIndex(of: " ")
      let start = space.map { line.index(after: $0) } ?? line.startIndex
      return Completions(
        from: start, Self.words.filter { $0.text.hasPrefix(line[start..<cursor]) })
    }
  }

  func run(prompt: Prompt) {
    while true {
      switch terminal.readLine(prompt: prompt) {
      case .line("quit"):
        return
      case .line(let line):
        terminal.write("line: \(line.escapingControls)\n")
        terminal.remember(line)
      case .interrupted:
        terminal.write("interrupted\n")
      case .endOfInput:
        return terminal.write("end\n")
      case .failed(let reason):
        return terminal.writeError("failed: \(reason)\n")
      }
    }
  }

  private func wait(for descriptor: Int32) -> WaitOutcome {
    watched[0].fd = descriptor
    poll(&watched, nfds_t(watched.count), -1)
    if let outcome = signals.outcome() { return outcome }
    if watched[1].revents & Int16(POLLIN) != 0 {
      showMessage()
    } else if watched[1].revents != 0 {
      watched[1].fd = -1
    }
    return watched[0].revents == 0 ? .worked : .readable
  }

  private func showMessage() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(Self.messages, &bytes, bytes.count)
    if count > 0 { terminal.write(String(decoding: bytes[..<count], as: UTF8.self)) }
  }

  private static let words = [
    Completion("search", meaning: "find repositories"),
    Completion("sort", meaning: "order the list"),
    Completion("status", meaning: "where things stand"),
    Completion("한국어", meaning: "Korean"),
  ]
}

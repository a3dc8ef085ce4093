package import Terminals

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Where commands come from.
package enum Input {
  /// The text of `-c`.
  case text(String)
  /// A script's file.
  case file(String)
  /// A script on standard input.
  case standardInput
  /// A person.
  case prompt

  /// What a command line asks for.
  ///
  /// - Parameters:
  ///   - command: the text of `-c`.
  ///   - script: a script's file, or `-`.
  package init(command: String?, script: String?) {
    switch (command, script) {
    case (let text?, _): self = .text(text)
    case (nil, "-"): self = .standardInput
    case (nil, let file?): self = .file(file)
    case (nil, nil): self = isatty(0) != 0 ? .prompt : .standardInput
    }
  }

  /// Whether nobody is there to answer.
  package var isScript: Bool {
    if case .prompt = self { return false }
    return true
  }

  package func run(in session: Session, reading terminal: any Terminal) -> ExitStatus {
    switch self {
    case .text(let text):
      return session.runScript(
        file: nil, nextLine: Self.next(of: ScriptFile.lines(in: Array(text.utf8))))
    case .file(let file):
      do {
        return session.runScript(
          file: file, nextLine: Self.next(of: try ScriptFile.lines(of: file)))
      } catch {
        session.warn("\(error)")
        return .failure
      }
    case .standardInput:
      return session.runScript(file: "-") { terminal.readLine(prompt: "") }
    case .prompt:
      return session.runPrompt()
    }
  }

  private static func next(of lines: [String]) -> () -> LineInput {
    var lines = lines[...]
    return { lines.popFirst().map { .line($0) } ?? .endOfInput }
  }
}

/// The standard streams, for what is said before there is a terminal.
package enum Standard: Int32 {
  case output = 1
  case error = 2

  /// Takes the places of the streams that the program was started without, or the next files that
  /// are opened would be read and written in their stead. To read or to write these fails.
  package static func fillPlaces() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes a text.
  package func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        #if canImport(Glibc)
          Glibc.write(rawValue, $0.baseAddress, $0.count)
        #else
          Darwin.write(rawValue, $0.baseAddress, $0.count)
        #endif
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

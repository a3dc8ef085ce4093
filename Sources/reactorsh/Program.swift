internal import Observables
internal import Shell

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The program: reads its command line, picks the real parts, and runs.
struct Program {
  private let words: [String]
  private let environment: Environment

  init(arguments: [String], environment: Environment) {
    words = Array(arguments.dropFirst())
    self.environment = environment
  }

  /// Runs it.
  ///
  /// - Returns: the exit status.
  func run() -> Int32 {
    Standard.fillPlaces()
    do {
      let arguments = try Arguments(words)
      if arguments.wantsHelp {
        Standard.output.write(Usage.text)
      } else if arguments.wantsVersion {
        Standard.output.write(Usage.version + "\n")
      } else if let file = arguments.checked {
        return check(file, arguments).rawValue
      } else {
        return try run(arguments)
      }
      return ExitStatus.success.rawValue
    } catch {
      Standard.error.write("reactorsh: \(error)\n")
      return ExitStatus.usage.rawValue
    }
  }

  /// Runs a transcript in virtual time, each on a sandbox of its own.
  private func check(_ file: String, _ arguments: Arguments) -> ExitStatus {
    let check = TranscriptCheck(say: { Standard.error.write($0 + "\n") }) { terminal in
      let loop = EventLoop(clock: .virtual)
      MainScheduler.instance = loop
      let services = try Services(arguments, environment, loop: loop)
      return try session(with: services, on: terminal, loop: loop, arguments)
    }
    return check.run(file, isUpdating: arguments.updatesTranscript)
  }

  private func session(
    with services: Services, on terminal: any Terminal, loop: EventLoop, _ arguments: Arguments
  ) throws -> Session {
    let session = try Session(
      screens: services.screens, options: arguments.session, environment: environment.variables,
      terminal: terminal, loop: loop)
    session.source = services.description
    for command in services.commands { session.add(command) }
    services.whenRecordingFails { [unowned session] in session.warn($0) }
    if let notice = services.notice { session.warn(notice) }
    return session
  }

  private func run(_ arguments: Arguments) throws -> Int32 {
    let input = Input(command: arguments.command, script: arguments.script)
    let isVirtual = input.isScript && arguments.allowsVirtualTime
    let loop = EventLoop(clock: isVirtual ? .virtual : .real)
    MainScheduler.instance = loop
    let console = Console(programName: "reactorsh", loop: loop)
    let services = try Services(arguments, environment, loop: loop)
    defer { services.stop() }
    let session = try session(with: services, on: console.terminal, loop: loop, arguments)
    console.didTurn = { session.advance() }
    session.isInterrupted = { console.isInterrupted }
    session.openPage = { page in
      if session.opensBrowser, !Browser.open(page) { session.warn("no browser could be started") }
    }
    session.opensBrowser = arguments.opensBrowser
    if !input.isScript {
      session.keepHistory(of: "reactorsh", in: environment)
      if session.history?.exists == false { session.warn(Usage.welcome) }
    }
    let status = input.run(in: session, reading: console.terminal)
    return console.endingSignal.map { 128 + $0 } ?? status.rawValue
  }
}

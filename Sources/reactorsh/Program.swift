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
    do {
      let arguments = try Arguments(words)
      if arguments.wantsHelp {
        Standard.output.write(Usage.text)
      } else if arguments.wantsVersion {
        Standard.output.write(Usage.version + "\n")
      } else {
        return try run(arguments)
      }
      return ExitStatus.success.rawValue
    } catch {
      Standard.error.write("reactorsh: \(error)\n")
      return ExitStatus.usage.rawValue
    }
  }

  private func run(_ arguments: Arguments) throws -> Int32 {
    let input = Input(arguments)
    let isVirtual = input.isScript && arguments.allowsVirtualTime
    let loop = EventLoop(clock: isVirtual ? .virtual : .real)
    MainScheduler.instance = loop
    let console = Console(loop: loop)
    let services = try Services(arguments, environment, loop: loop)
    let session = try Session(
      screens: services.screens, options: arguments.session, environment: environment.variables,
      terminal: console.terminal, loop: loop)
    console.didTurn = { session.advance() }
    session.isInterrupted = { console.isInterrupted }
    session.source = services.description
    session.openPage = { page in
      if session.opensBrowser, !Browser.open(page) { session.warn("no browser could be started") }
    }
    session.opensBrowser = arguments.opensBrowser
    for command in services.commands { session.add(command) }
    let status = withExtendedLifetime(services) {
      input.run(in: session, reading: console.terminal)
    }
    return console.endingSignal.map { 128 + $0 } ?? status.rawValue
  }
}

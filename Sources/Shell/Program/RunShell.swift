internal import Observables

/// Runs a shell around some screens: the whole of a `main.swift`.
///
///     import Shell
///
///     exit(runShell("counter", screens: [CounterScreen()]))
///
/// It reads the command line and its script, or shows a prompt. In a script time is virtual: what is
/// scheduled on `MainScheduler.instance` is not waited for. With `--time real` it is.
///
/// - Parameters:
///   - name: what the program is called.
///   - screens: what can be used; at least one.
/// - Returns: the exit status.
public func runShell(_ name: String, screens: [any Screen]) -> Int32 {
  Standard.fillPlaces()
  do {
    var arguments = ShellArguments()
    let operands = try Option.apply(
      ShellArguments.options(screens) { try $0(&arguments) },
      to: Array(CommandLine.arguments.dropFirst()))
    if arguments.wantsHelp {
      Standard.output.write(usage(of: name, screens))
      return ExitStatus.success.rawValue
    }
    guard operands.count <= (arguments.command == nil ? 1 : 0) else {
      throw CommandError("give -c or one script; it was given: \(operands.joined(separator: " "))")
    }
    let input = Input(command: arguments.command, script: operands.first)
    return try run(name, screens, arguments, input)
  } catch {
    Standard.error.write("\(name): \(error)\n")
    return ExitStatus.usage.rawValue
  }
}

private func run(
  _ name: String, _ screens: [any Screen], _ arguments: ShellArguments, _ input: Input
) throws -> Int32 {
  let loop = EventLoop(clock: input.isScript && !arguments.isRealTime ? .virtual : .real)
  MainScheduler.instance = loop
  let console = Console(programName: name, loop: loop)
  let session = try Session(
    screens: screens, options: arguments.session, environment: Environment().variables,
    terminal: console.terminal, loop: loop)
  console.didTurn = { session.advance() }
  session.isInterrupted = { console.isInterrupted }
  if !input.isScript { session.keepHistory(of: name, in: Environment()) }
  let status = input.run(in: session, reading: console.terminal)
  return console.endingSignal.map { 128 + $0 } ?? status.rawValue
}

private func usage(of name: String, _ screens: [any Screen]) -> String {
  let list = Option.list(ShellArguments.options(screens) { _ in })
  return "usage: \(name) [options] [SCRIPT | -]\n\n\(list)\n"
}

/// What the command line of a hosted shell asks for.
private struct ShellArguments {
  var session = SessionOptions()
  var command: String?
  var isRealTime = false
  var wantsHelp = false

  static func options(
    _ screens: [any Screen],
    change: @escaping ((inout ShellArguments) throws -> Void) throws -> Void
  ) -> [Option] {
    [
      .command { text in try change { $0.command = ($0.command.map { $0 + "\n" } ?? "") + text } }
    ]
      + SessionOptions.options(screens: screens.map(\.name)) { body in
        try change { try body(&$0.session) }
      }
      + [
        .time { isReal in try change { $0.isRealTime = isReal } },
        Option("help", letter: "h", summary: "print this and leave") {
          try change { $0.wantsHelp = true }
        },
      ]
  }
}

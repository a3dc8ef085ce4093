public import Observables
public import Tracing

/// Reactors behind a prompt: screens, the commands that drive them, and the trace of every step.
///
///     let session = try Session(
///       screens: [CounterScreen()], options: SessionOptions(), terminal: terminal, loop: loop)
///     exit(session.runPrompt())
public final class Session {
  /// What can be used, in the order in which it is listed.
  public let screens: [any Screen]
  /// Who numbers the steps.
  public let tracer: Tracer
  /// Where responses come from, in a line, for `status`.
  public var source = "the screens' own services"
  /// Whether the person has pressed Ctrl-C since it was last asked.
  public var isInterrupted: () -> Bool = { false }
  /// Called where a page is presented, to open it in a browser as well.
  public var openPage: (String) -> Void = { _ in }
  /// Whether presented pages are opened in a browser as well: `set browser on`.
  public var opensBrowser = false
  /// The lines of earlier sessions; nil where none are kept.
  package internal(set) var history: HistoryFile?

  let loop: EventLoop
  let display: Display
  let inFlight = InFlight()
  let journal = Journal()
  let settings = Settings()
  private(set) var commands = CommandTable()
  private(set) var screen: any Screen
  private(set) var isLeaving = false
  /// The state that is looked at, where it is not the latest.
  var viewed: TraceID?
  private let options: SessionOptions

  /// A runner for a script, or one for each line that was typed.
  private(set) var runners: [Runner] = []
  private var lineCount = 0
  /// What was typed so far, or read from a script.
  var typed: TypedLines

  /// Makes a session on its first screen.
  ///
  /// - Parameters:
  ///   - screens: what can be used; at least one.
  ///   - options: what the command line asked for.
  ///   - environment: the process's environment variables.
  ///   - terminal: where lines are read and written.
  ///   - loop: the loop that everything happens on.
  /// - Throws: a `CommandError` where the options name a screen that is not there.
  public init(
    screens: [any Screen], options: SessionOptions, environment: [String: String] = [:],
    terminal: any Terminal, loop: EventLoop
  ) throws {
    guard let screen = try Session.first(of: screens, named: options.screen) else {
      throw CommandError("there is no screen to start on")
    }
    self.screens = screens
    self.screen = screen
    self.options = options
    self.loop = loop
    typed = TypedLines(on: screen.name)
    display = Display(
      terminal: terminal, mode: options.trace, showsTimes: options.showsTimes,
      showsStyles: options.showsStyles(on: terminal, environment: environment))
    let failures = FailureSink()
    tracer = Tracer(
      sink: Fanout([inFlight, journal, display, failures]), now: { [loop] in loop.now })
    failures.session = self
    commands = CommandTable(
      builtIns: builtIns, screens: screens.map { (name: $0.name, commands: $0.commands) })
    for screen in screens { screen.output.connect(to: self, screen: screen.name) }
    addSettings()
    screen.load(tracer: tracer)
  }

  /// Says something on standard error that is no command's failure.
  public func warn(_ message: String) {
    display.complain(message)
  }

  /// Adds a command that belongs to no screen.
  public func add(_ command: any ShellCommand) {
    commands.add(command)
  }

  private func addSettings() {
    settings.add(
      .init(
        name: "trace", summary: "how steps are printed", values: TraceMode.allCases.map(\.rawValue),
        value: { [unowned self] in display.mode.rawValue },
        change: { [unowned self] in display.mode = TraceMode(rawValue: $0) ?? display.mode }))
    settings.addSwitch(
      "timestamps", summary: "whether a step shows its time",
      isOn: { [unowned self] in display.showsTimes },
      turn: { [unowned self] in display.showsTimes = $0 })
    settings.addSwitch(
      "browser", summary: "whether pages are opened in a browser as well",
      isOn: { [unowned self] in opensBrowser }, turn: { [unowned self] in opensBrowser = $0 })
  }

  /// Prints on a screen's behalf.
  func print(_ text: StyledText, on screen: String) {
    tracer.printed(text.plain, screen: screen)
    display.print(text)
  }

  /// Prints on the shell's own behalf.
  func print(_ text: StyledText) {
    print(text, on: screen.name)
  }

  /// Says that the command that led here failed, and why.
  func fail(_ message: String) {
    fail(message, of: Cause.current?.line)
  }

  func fail(_ message: String, of line: TracedLine?) {
    guard let running = running(line) else { return display.complain(message) }
    fail(running, message)
  }

  /// Notes a failure and says it, with its place in a script.
  func fail(_ running: RunningCommand, _ message: String) {
    // What comes of a person's wish is no failure of the command.
    if !running.isCancelled { running.hasFailed = true }
    let place = running.statement.place.map { "\($0): " } ?? ""
    display.complain(place + message)
  }

  /// Has the command under way wait for something beside its own actions.
  func awaiting(_ condition: @escaping () -> Bool) {
    running(Cause.current?.line)?.awaited = condition
  }

  func running(_ line: TracedLine?) -> RunningCommand? {
    guard let line else { return nil }
    return unsettled.first { $0.line === line }
  }

  /// The runner that a line belongs to.
  func runner(of line: TracedLine?) -> Runner? {
    runners.first { $0.unsettled.contains { $0.line === line } }
  }

  /// Moves to a screen.
  func use(_ name: String) throws {
    guard let screen = try Session.first(of: screens, named: name) else { return }
    self.screen = screen
    viewed = nil
    screen.load(tracer: tracer)
  }

  /// Leaves as soon as nothing stands in the way.
  func leave() {
    isLeaving = true
    for runner in runners { runner.removeWaiting() }
  }

  /// Makes a runner of statements, which goes on at each `advance`.
  func makeRunner(keepsGoing: Bool = false) -> Runner {
    let work = Runner.Work(
      begin: { [unowned self] in begin($0) },
      run: { [unowned self] in run($0) },
      isSettled: { [unowned self] in $0.awaited() && !isBusy(with: $0.line) })
    let runner = Runner(work: work, stopsAtFailure: !options.keepsGoing && !keepsGoing)
    runners.append(runner)
    return runner
  }

  /// Whether an action that a line led to still runs, or work that it scheduled is still to be done.
  private func isBusy(with line: TracedLine) -> Bool {
    inFlight.contains(line) || loop.hasWork { $0.line === line }
  }

  /// Goes on with whatever can go on without waiting; called after each turn of the loop.
  public func advance() {
    for runner in runners { runner.advance() }
  }

  /// Ends what is in flight and what is waited for, and gives up what waits behind it; all but what
  /// belongs to the script or the typed line that a command is a part of.
  ///
  /// - Returns: how much was ended.
  func cancelRunning(except own: TracedLine?) -> Int {
    var count = 0
    for runner in runners {
      let isOwn = own != nil && runner.unsettled.contains { $0.line === own }
      if !isOwn { runner.removeWaiting() }
      for running in runner.unsettled where running.line !== own {
        running.isCancelled = true
        guard !running.awaited() else { continue }
        running.awaited = { true }
        count += 1
      }
    }
    return count + inFlight.cancel()
  }

  /// Forgets runners that have nothing left to do.
  func removeIdleRunners() {
    runners.removeAll(where: \.isIdle)
  }

  /// The commands that have not settled.
  var unsettled: [RunningCommand] { runners.flatMap(\.unsettled) }

  /// Hands a statement to its command, with the statement as the cause of all that follows.
  private func begin(_ statement: Statement) -> RunningCommand {
    if options.echoes { print(StyledText("> \(statement.written)", .faint)) }
    lineCount += 1
    return RunningCommand(statement, line: TracedLine(number: lineCount, text: statement.text))
  }

  /// Runs a command that was begun; what it throws is its failure.
  private func run(_ running: RunningCommand) {
    let cause = Cause(tracer: tracer, screen: screen.name, line: running.line)
    Cause.$current.withValue(cause) {
      do {
        let arguments = CommandArguments(running.statement.arguments)
        let word = String(running.statement.word)
        for command in try commands.commands(named: word, on: screen.name) {
          try command.run(arguments)
        }
      } catch {
        fail(running, "\(error)")
      }
    }
  }

  private static func first(of screens: [any Screen], named name: String?) throws -> (any Screen)? {
    guard let name else { return screens.first }
    let known = try choice(name, of: screens.map(\.name), called: "screen")
    return screens.first { $0.name == known }
  }
}

/// Makes an action's stream that failed a failure of the command that sent the action.
private final class FailureSink: TraceSink {
  weak var session: Session?

  func receive(_ event: TraceEvent) {
    guard case .error(let error) = event.kind, event.id?.kind == .error else { return }
    session?.fail("\(event.screen): \(error)", of: event.line)
  }
}

/// Hands each event to several sinks, in order.
private final class Fanout: TraceSink {
  private let sinks: [any TraceSink]

  init(_ sinks: [any TraceSink]) {
    self.sinks = sinks
  }

  func receive(_ event: TraceEvent) {
    for sink in sinks { sink.receive(event) }
  }
}

internal import Tracing

extension Session {
  var timeTravelCommands: [any ShellCommand] {
    [
      travel(CommandInfo("back", summary: "look at the state before")) { id in id.number - 1 },
      travel(CommandInfo("forward", summary: "look at the state after")) { id in id.number + 1 },
      gotoCommand, resumeCommand, skipCommand, verifyCommand,
    ]
  }

  private func travel(_ info: CommandInfo, _ step: @escaping (TraceID) -> Int) -> BuiltIn {
    BuiltIn(info) { [unowned self] _ in
      guard let from = viewed ?? latestState else { throw CommandError("there is no state yet") }
      let isBack = step(from) < from.number
      let states = Array(journal.states(of: screen.name).compactMap(\.id))
      let found =
        isBack
        ? states.first { $0.number < from.number } : states.last { $0.number > from.number }
      guard let found else {
        throw CommandError(isBack ? "\(from) is the first state" : "\(from) is the latest state")
      }
      look(at: found)
    }
  }

  private var gotoCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "goto", "ID", summary: "look at the state of a step; nothing runs", examples: ["goto S7"])
    ) { [unowned self] arguments in
      let id = try stepID(arguments.text)
      _ = try state(id.description)
      look(at: id)
    }
  }

  private var resumeCommand: BuiltIn {
    BuiltIn(CommandInfo("resume", summary: "return to the state as it is now")) {
      [unowned self] _ in
      viewed = nil
      guard let latestState else { return }
      for event in journal.events(of: latestState) { printState(event) }
    }
  }

  private var latestState: TraceID? { journal.states(of: screen.name).first { _ in true }?.id }

  private func look(at id: TraceID) {
    viewed = id == latestState ? nil : id
    for event in journal.events(of: id) { printState(event) }
  }

  private func printState(_ event: TraceEvent) {
    guard let line = traceText.line(for: event) else { return }
    print(line)
  }

  private var skipCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "skip", "ID", summary: "compute the states anew without an action", examples: ["skip A3"])
    ) { [unowned self] arguments in
      let id = try stepID(arguments.text)
      guard id.kind == .action else { throw CommandError("\(id) is no action; skip A3") }
      let kept = reductions.filter { $0.mutation.number != id.number }
      guard let first = reductions.first else { throw CommandError("there is no state yet") }
      guard kept.count < reductions.count else {
        throw CommandError("\(id) made no mutation on \(screen.name)")
      }
      let states = screen.reduce(kept.map(\.value), from: first.previous)
      guard let before = reductions.last?.state else { return }
      let after = states.last ?? first.previous
      // How often a pulse was set is no difference that a person would look for.
      var fields = changes(from: before, to: after)
      for index in fields.indices {
        let (old, new) = (unwrapped(fields[index].before), unwrapped(fields[index].value))
        fields[index].isChanged = !isSame(old, new)
      }
      print(
        StyledText("without \(id): ", .faint)
          + TraceText(mode: .diff, showsTimes: false).text(of: fields))
    }
  }

  private var verifyCommand: BuiltIn {
    BuiltIn(
      CommandInfo("verify", summary: "run every reduce again, and report one that is not pure")
    ) { [unowned self] _ in
      let all = reductions
      guard let first = all.first else { return print("there is no state yet") }
      let states = screen.reduce(all.map(\.value), from: first.previous)
      for (recorded, again) in zip(all, states) where !isSame(recorded.state, again) {
        let text = TraceText(mode: .diff, showsTimes: false)
          .text(of: changes(from: recorded.state, to: again)).plain
        throw CommandError(
          "\(recorded.id) differs when \(recorded.mutation) is reduced again: \(text); "
            + "reduce must depend on nothing but its arguments")
      }
      print("\(counted(all.count, "state")), each the same again")
    }
  }

  private struct Reduction {
    var id: TraceID
    var mutation: TraceID
    var value: Any
    var state: Any
    var previous: Any
  }

  /// The screen's states with the mutations that made them, in order.
  private var reductions: [Reduction] {
    Array(journal.states(of: screen.name)).reversed().compactMap { event in
      guard let id = event.id, let cause = event.cause,
        case .state(let state, let previous) = event.kind,
        case .mutation(let value)? = journal.events(of: cause).first?.kind
      else { return nil }
      return Reduction(id: id, mutation: cause, value: value, state: state, previous: previous)
    }
  }
}

extension Screen {
  /// The states that some mutations make, one after the other, of a state; no effect runs.
  func reduce(_ mutations: [Any], from state: Any) -> [Any] {
    guard let reactor, var state = state as? Reactor.State else { return [] }
    return mutations.compactMap { $0 as? Reactor.Mutation }.map { mutation in
      state = reactor.reduce(state: state, mutation: mutation)
      return state
    }
  }
}

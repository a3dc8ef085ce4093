internal import Tracing

extension Session {
  var showCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "show", "ID", summary: "show a step with all that it caused", examples: ["show A3"])
    ) { [unowned self] arguments in
      let id = try stepID(arguments.text)
      for event in journal.events(of: id).prefix(1) { show(event, depth: 0) }
    }
  }

  /// Prints a step, and under it what it caused.
  private func show(_ event: TraceEvent, depth: Int) {
    printStep(event, depth: depth)
    guard let id = event.id else { return }
    // The end of a step bears the step's own id, and stands below what it caused.
    let rest = journal.events(of: id).dropFirst()
    let beginning = journal.events(of: id).first?.time
    for effect in journal.effects(of: id) where effect.id != id {
      let isFirst = effect.id.map { journal.events(of: $0).first?.time == effect.time } ?? true
      if isFirst { show(effect, depth: depth + 1) }
    }
    guard event.time == beginning else { return }
    for end in rest { printStep(end, depth: depth) }
  }

  private func printStep(_ event: TraceEvent, depth: Int) {
    let indent = StyledText(String(repeating: "  ", count: depth))
    let columns = display.terminal.columns
    if let line = traceText.line(for: event) {
      print((indent + line).cut(toColumns: columns))
    } else if case .output(let text) = event.kind {
      let first = text.split(separator: "\n").first.map(String.init) ?? ""
      print((indent + StyledText("│ " + first, .faint)).cut(toColumns: columns))
    }
  }

  /// A step of this session.
  func stepID(_ text: String) throws -> TraceID {
    guard let id = TraceID(text) else {
      throw CommandError("give a step's id, such as A3, M3.1, S4 or H3.1 (steps lists them)")
    }
    guard !journal.events(of: id).isEmpty else {
      throw CommandError("there is no step \(id) (steps lists them)")
    }
    return id
  }

  var diffCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "diff", "S1 S2", summary: "show what differs between two states", examples: ["diff S4 S9"])
    ) { [unowned self] arguments in
      let words = arguments.words
      guard words.count == 2 else { throw CommandError("give two states: diff S4 S9") }
      let states = try words.map(state)
      let text = TraceText(mode: .diff, showsTimes: false)
      print(text.text(of: changes(from: states[0], to: states[1])))
    }
  }

  /// The state of a step.
  func state(_ text: String) throws -> Any {
    let id = try stepID(text)
    guard case .state(let state, _)? = journal.events(of: id).first?.kind else {
      throw CommandError("\(id) is no state; states have ids such as S4")
    }
    return state
  }
}

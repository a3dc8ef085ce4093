internal import Tracing

extension Session {
  var whyCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "why", "FIELD|ID", summary: "walk back to what set a field, or caused a step",
        examples: ["why repos", "why A5"])
    ) { [unowned self] arguments in
      guard arguments.words.count == 1 else {
        throw CommandError("give a field or a step: why repos, why A5")
      }
      if let id = TraceID(arguments.text) {
        try explain(try stepID(id.description))
      } else {
        try explain(field: arguments.text)
      }
    }
  }

  private func explain(field text: String) throws {
    guard let path = FieldPath(text) else {
      throw CommandError("\(text) is no field (status lists them)")
    }
    guard let state = screen.state else { return }
    _ = try path.value(in: state)
    guard let event = journal.lastChange(of: path.field, on: screen.name) else {
      return print(StyledText("\(path.field) is as it was at the start; no step has changed it"))
    }
    if case .state(let state, let previous) = event.kind, let id = event.id {
      let change = changes(from: previous, to: state).filter { $0.label == path.field }
      let text = TraceText(mode: .diff, showsTimes: false).text(of: change)
      print(StyledText("\(id) ") + text + StyledText("  \(seconds(event.time))", .faint))
    }
    walkBack(from: event)
  }

  private func explain(_ id: TraceID) throws {
    let events = journal.events(of: id)
    guard let event = events.first else { return }
    printCause(event, arrow: "")
    walkBack(from: event)
    guard id.kind == .action else { return }
    for line in effect(of: id, events) { print(line) }
  }

  /// Prints what caused a step, up to the line that was typed.
  func explain(causesOf id: TraceID) {
    if let event = journal.events(of: id).last { walkBack(from: event) }
  }

  /// What an action came to.
  private func effect(of id: TraceID, _ events: [TraceEvent]) -> [StyledText] {
    let error = journal.events(of: TraceID(.error, id.number)).first
    guard let end = error ?? events.dropFirst().last else {
      return [StyledText("→ it is still running")]
    }
    switch end.kind {
    case .completed(mutations: 0, _, let note):
      return [StyledText("→ no mutation: \(note ?? "its stream completed without one")")]
    case .completed(let count, _, _):
      return [StyledText("→ \(counted(count, "mutation")) (show \(id))")]
    case .cancelled:
      let by = end.cause.map { "by \($0)" } ?? "by you"
      return [StyledText("→ cancelled \(by)")]
    case .error(let error):
      return [StyledText("→ failed: \(error)")]
    default:
      return []
    }
  }

  /// Prints what caused a step, and what caused that, up to the line that was typed.
  private func walkBack(from event: TraceEvent) {
    var event = event
    while let cause = event.cause, cause != event.id {
      let steps = journal.events(of: cause).filter { $0.time <= event.time }
      guard let first = steps.first else { break }
      // What an exchange caused came with its end, which came with its beginning.
      if cause.kind == .exchange, steps.count > 1, let end = steps.last { printCause(end) }
      printCause(first)
      event = first
    }
    if let line = event.line { print(StyledText(" ← ", .faint) + StyledText("> \(line.text)")) }
  }

  private func printCause(_ event: TraceEvent, arrow: String = " ← ") {
    guard let line = traceText.line(for: event) else { return }
    let text = StyledText(arrow, .faint) + line + StyledText("  \(seconds(event.time))", .faint)
    print(text.cut(toColumns: display.terminal.columns))
  }
}

internal import Tracing

extension Session {
  /// Every screen has it; one that knows more has a `status` of its own, which is sent after the
  /// report.
  var statusCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "status", summary: "show the state, what is in flight, and where responses are from")
    ) { [unowned self] _ in
      report()
    }
  }

  /// Prints the current state, what is in flight, and where responses come from.
  func report() {
    print(StyledText("screen     ", .faint) + StyledText(screen.name))
    print(StyledText("responses  ", .faint) + StyledText("from " + source))
    print(StyledText("in flight  ", .faint) + StyledText(inFlightSummary))
    guard let state = visibleState else { return }
    if let viewed {
      print(StyledText("state      ", .faint) + StyledText("\(viewed) (resume returns)"))
    }
    let text = ValueText(extent: .cut)
    let fields = changes(from: state, to: state)
    let width = max(9, fields.compactMap(\.label?.count).max() ?? 0)
    for field in fields {
      let label = (field.label ?? "state").padded(toColumns: width)
      print(StyledText(label + "  ", .faint) + StyledText(text.text(of: field.value)))
    }
  }

  /// The state that is looked at: the latest, or the one that was gone back to.
  private var visibleState: Any? {
    if let viewed, case .state(let state, _)? = journal.events(of: viewed).first?.kind {
      return state
    }
    return screen.state
  }

  var inFlightSummary: String {
    let running = Set(inFlight.exchanges.map(\.id.number))
    let exchanges = inFlight.exchanges.map { "\($0.id) \($0.method) \($0.url)" }
    let actions = inFlight.actions.filter { !running.contains($0.number) }
      .map { TraceID(.action, $0.number).description }
    let all = exchanges + actions
    return all.isEmpty ? "nothing" : all.joined(separator: ", ")
  }
}

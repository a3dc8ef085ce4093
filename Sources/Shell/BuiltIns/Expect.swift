internal import Observables
internal import Tracing

extension Session {
  var expectCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "expect", "FIELD OP VALUE", summary: "fail unless the state is as expected",
        examples: [
          "expect repos count 30", "expect repos[0].fullName == apple/swift",
          "expect failure is nil", "expect requests 2", "expect nothing in flight",
        ])
    ) { [unowned self] arguments in
      try expect(arguments.words)
    }
  }

  private func expect(_ words: [String]) throws {
    if words == ["nothing", "in", "flight"] {
      guard !inFlight.isEmpty else { return }
      throw CommandError("expected nothing in flight, but \(inFlightSummary) is; wait comes before")
    }
    if words.count == 2, let expected = Int(words[1]), let found = count(of: words[0]) {
      guard found != expected else { return }
      throw CommandError("expected \(expected) \(words[0]), but there were \(found)")
    }
    let condition = try Condition(words)
    guard let state = screen.state else { return }
    guard try !condition.holds(in: state) else { return }
    throw CommandError("expected \(condition), but \(finding(of: condition.path, in: state))")
  }

  private func count(of name: String) -> Int? {
    switch name {
    case "actions": journal.counts.actions
    case "mutations": journal.counts.mutations
    case "requests": journal.counts.requests
    default: nil
    }
  }

  /// What stands at a path, and which step put it there.
  private func finding(of path: FieldPath, in state: Any) -> String {
    let writer = ValueText(extent: .cut)
    let found = (try? path.value(in: state)).map { writer.text(of: $0) } ?? "gone"
    guard let change = journal.lastChange(of: path.field, on: screen.name), let id = change.id,
      let cause = change.cause
    else { return "it is \(found), as it was at the start" }
    let line = change.line.map { " (\($0.text))" } ?? ""
    return "it is \(found) since \(id), by \(cause)\(line)"
  }

  /// `wait until FIELD OP VALUE [within TIME]`.
  func wait(until words: [String]) throws {
    var words = words
    var limit = 30.0
    if words.count > 2, words[words.count - 2] == "within" {
      guard let time = seconds(in: words[words.count - 1]) else {
        throw CommandError("within takes a time, such as 5s")
      }
      limit = time
      words.removeLast(2)
    }
    let condition = try Condition(words)
    let screen = screen
    let end = loop.now + limit
    let line = Cause.current?.line
    _ = try screen.state.map(condition.holds)
    alarm(after: limit)
    awaiting { [unowned self] in
      guard let state = screen.state, (try? condition.holds(in: state)) != true else { return true }
      guard loop.now >= end else { return false }
      let found = finding(of: condition.path, in: state)
      fail("\(condition) did not come about within \(milliseconds(limit)); \(found)", of: line)
      return true
    }
  }
}

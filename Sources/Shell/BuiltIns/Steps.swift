internal import Tracing

extension Session {
  var stepsCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "steps", "[N|all] [FILTER…]", summary: "list the session's steps",
        examples: ["steps", "steps all errors", "steps states changed repos", "steps setRepos"])
    ) { [unowned self] arguments in
      try list(arguments.words)
    }
  }

  private func list(_ words: [String]) throws {
    var words = words[...]
    var limit = 20
    if let first = words.first, let number = first == "all" ? Int.max : Int(first) {
      limit = number
      words = words.dropFirst()
    }
    let filter = StepFilter(Array(words), screens: screens.map(\.name))
    let steps = journal.events.filter(filter.matches)
    let (lines, left) = lastLines(limit, of: steps)
    if left > 0 {
      print(StyledText("… \(counted(left, "step")) before these (steps all)", .faint))
    }
    for line in lines { print(line.cut(toColumns: display.terminal.columns)) }
    if lines.isEmpty { print(StyledText("no steps", .faint)) }
  }

  /// The last lines of steps; neighbours that say the same are one line, with how many they are.
  ///
  /// - Returns: the lines, and how many steps come before them. Those are not looked at: a session may
  ///   have many.
  private func lastLines(_ limit: Int, of steps: [TraceEvent]) -> (lines: [StyledText], left: Int) {
    var lines: [(line: StyledText, body: String, count: Int)] = []
    var left = steps.count
    while left > 0 {
      guard let line = traceText.line(for: steps[left - 1]) else {
        left -= 1
        continue
      }
      let body = String(line.plain.drop { $0 != " " })
      if let first = lines.last, first.body == body {
        lines[lines.count - 1] = (line, body, first.count + 1)
      } else {
        guard lines.count < limit else { break }
        lines.append((line, body, 1))
      }
      left -= 1
    }
    let texts = lines.reversed().map {
      $0.count == 1 ? $0.line : $0.line + StyledText(" ×\($0.count)", .faint)
    }
    return (texts, left)
  }

  /// Steps as a person reads them, whatever the trace's mode is.
  var traceText: TraceText { TraceText(mode: .text, showsTimes: display.showsTimes) }
}

/// Which steps are meant: those that every word of it matches.
struct StepFilter {
  private let tests: [(TraceEvent) -> Bool]

  init(_ words: [String], screens: [String]) {
    var words = words[...]
    var tests: [(TraceEvent) -> Bool] = []
    while let word = words.popFirst() {
      if word == "changed", let field = words.popFirst() {
        tests.append { Self.changes($0, field) }
      } else if let kind = Self.kinds[word] {
        tests.append(kind)
      } else if screens.contains(word) {
        tests.append { $0.screen == word }
      } else {
        tests.append { Self.name(of: $0)?.contains(word) ?? false }
      }
    }
    self.tests = tests
  }

  func matches(_ event: TraceEvent) -> Bool {
    tests.allSatisfy { $0(event) }
  }

  private static let kinds: [String: @Sendable (TraceEvent) -> Bool] = [
    "actions": {
      if case .action = $0.kind { return true }
      return false
    },
    "mutations": { $0.id?.kind == .mutation },
    "states": { $0.id?.kind == .state }, "requests": { $0.id?.kind == .exchange },
    "errors": {
      if case .error = $0.kind { return true }
      return false
    },
  ]

  private static func changes(_ event: TraceEvent, _ field: String) -> Bool {
    guard case .state(let state, let previous) = event.kind else { return false }
    return Shell.changes(from: previous, to: state).contains { $0.isChanged && $0.label == field }
  }

  private static func name(of event: TraceEvent) -> String? {
    switch event.kind {
    case .action(let value, _), .mutation(let value): ValueText(extent: .counted).text(of: value)
    case .request(let exchange): exchange.url
    default: nil
    }
  }
}

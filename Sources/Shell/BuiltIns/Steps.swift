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
    let lines = collapsed(steps)
    let shown = lines.suffix(limit)
    if shown.count < lines.count {
      print(StyledText("… \(lines.count - shown.count) before these (steps all)", .faint))
    }
    for line in shown { print(line.cut(toColumns: display.terminal.columns)) }
    if lines.isEmpty { print(StyledText("no steps", .faint)) }
  }

  /// The lines of steps; neighbours that say the same are one line, with how many they are.
  private func collapsed(_ steps: [TraceEvent]) -> [StyledText] {
    var lines: [(line: StyledText, body: String, count: Int)] = []
    for step in steps {
      guard let line = traceText.line(for: step) else { continue }
      let body = line.plain.drop { $0 != " " }
      if let last = lines.last, last.body == body {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((line, String(body), 1))
      }
    }
    return lines.map { $0.count == 1 ? $0.line : $0.line + StyledText(" ×\($0.count)", .faint) }
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

internal import Tracing

extension Session {
  var jobsCommand: BuiltIn {
    BuiltIn(
      CommandInfo("jobs", summary: "list what is in flight, what it came of, and since when")
    ) { [unowned self] _ in
      let jobs = jobs(besides: Cause.current?.line)
      for job in jobs { print(job.cut(toColumns: display.terminal.columns)) }
      if jobs.isEmpty { print("nothing is in flight") }
    }
  }

  var cancelCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "cancel", "[ID|all]", summary: "end what is in flight, or one request or action of it",
        examples: ["cancel", "cancel H3.1", "cancel A3"])
    ) { [unowned self] arguments in
      switch arguments.text {
      case "", "all":
        if cancelRunning(except: Cause.current?.line) == 0 { print("nothing is in flight") }
      case let text:
        let id = try stepID(text)
        let line = inFlight.actions.first { $0.number == id.number }?.line
        running(line)?.isCancelled = true
        guard inFlight.cancel(id) else {
          throw CommandError("\(id) is not in flight (jobs lists what is)")
        }
      }
    }
  }

  /// Requests, then actions that wait for none, then commands that wait for something else.
  private func jobs(besides own: TracedLine?) -> [StyledText] {
    let asking = Set(inFlight.exchanges.map(\.id.number))
    let exchanges = inFlight.exchanges.map { exchange in
      let action = inFlight.actions.first { $0.number == exchange.id.number }
      return job(
        "\(exchange.id)", "\(exchange.method) \(exchange.url)", since: exchange.begun,
        of: action?.line)
    }
    let actions = inFlight.actions.filter { !asking.contains($0.number) }.map { action in
      job("A\(action.number)", action.screen, since: action.begun, of: action.line)
    }
    let waits = runners.flatMap(\.unsettled).filter { $0.line !== own && !$0.awaited() }
      .map { StyledText("-               > " + $0.statement.text) }
    return exchanges + actions + waits
  }

  private func job(_ id: String, _ what: String, since begun: Double, of line: TracedLine?)
    -> StyledText
  {
    let origin = line.map { "> \($0.text)  " } ?? ""
    let time = milliseconds(tracer.now - begun).padded(beforeToColumns: 8)
    return StyledText(id.padded(toColumns: 5)) + StyledText(" \(time)  ", .faint)
      + StyledText(origin) + StyledText(what, .faint)
  }
}

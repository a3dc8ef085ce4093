import Testing
import Tracing

@testable import Shell

private enum Action {
  case updateQuery(String?)
}

private struct State {
  var query: String?
  var nextPage: Int?
}

private struct Broken: Error, CustomStringConvertible {
  let description = "connection reset"
}

/// The steps of one action, with a clock that moves by 0.1 s at each look.
private func steps(_ mode: TraceMode, times: Bool = false) -> [String] {
  let log = TraceLog()
  var now = 0.0
  let tracer = Tracer(sink: log) {
    now += 0.1
    return now
  }
  let action = tracer.received(Action.updateQuery("swift"), screen: "github")
  let cause = Cause(tracer: tracer, screen: "github", action: action, step: action.id)
  Cause.$current.withValue(cause) {
    let mutation = tracer.made(Action.updateQuery("swift"), of: action, screen: "github")
    _ = tracer.reduced(
      State(query: "swift"), previous: State(), by: mutation, of: action, screen: "github")
    let exchange = tracer.requested(method: "GET", url: "https://api.github.com/search?q=swift")
    tracer.responded(
      exchange,
      with: TracedResponse(status: 200, bytes: 18_234, duration: 0.212, summary: "30 items"))
    let second = tracer.requested(method: "GET", url: "https://api.github.com/x")
    tracer.failed(second, with: Broken())
    let third = tracer.requested(method: "GET", url: "https://api.github.com/y")
    tracer.cancelled(third)
    action.note = "because"
    tracer.completed(action)
  }
  return log.events.compactMap { event in
    mode == .json
      ? TraceJSON.line(for: event)
      : TraceText(mode: mode, showsTimes: times).line(for: event)?.plain
  }
}

@Suite struct TraceTextTests {
  @Test func `each step is a line that begins with its id`() {
    #expect(
      steps(.text) == [
        "A1 updateQuery(\"swift\")",
        "M1.1 updateQuery(\"swift\")",
        "S1 query: \"swift\"*, nextPage: nil",
        "H1.1 GET /search?q=swift",
        "H1.1 200, 30 items, 18.2 kB, 212 ms",
        "H1.2 GET /x",
        "H1.2 failed: connection reset",
        "H1.3 GET /y",
        "H1.3 cancelled by A1",
        "A1 done, 1 mutation, 1.2 s: because",
      ])
  }

  @Test func `a difference shows only what changed`() {
    #expect(steps(.diff)[2] == "S1 query: nil → \"swift\", … 1 unchanged")
  }

  @Test func `times follow the ids`() {
    #expect(steps(.text, times: true)[0] == "A1 0.100s updateQuery(\"swift\")")
  }

  @Test func `a step is one JSON object`() {
    let lines = steps(.json)
    #expect(
      lines[0]
        == #"{"kind":"action","id":"A1","cause":null,"screen":"github","time":0.1,"#
        + #""name":"updateQuery","arguments":["swift"]}"#)
    #expect(lines[2].contains(#""cause":"M1.1""#))
    #expect(
      lines[2].hasSuffix(#""state":{"query":"swift","nextPage":null},"changed":["query"]}"#))
    #expect(
      lines[4].hasSuffix(#""status":200,"bytes":18234,"duration":0.212,"summary":"30 items"}"#))
    #expect(lines[8].contains(#""kind":"cancelled","id":"H1.3","cause":"A1""#))
  }
}

internal import Tracing

/// Writes the steps of a trace as JSON lines, the form that reactorsh-trace(5) describes.
///
///     {"kind":"action","id":"A1","cause":null,"screen":"github","time":0,"name":"updateQuery",…}
struct TraceJSON {
  static func line(for event: TraceEvent) -> String {
    var json = ValueJSON()
    json.append("{")
    json.write(key: "kind", string: kind(of: event))
    json.append(",")
    json.write(key: "id", id: event.id)
    json.append(",")
    json.write(key: "cause", id: event.cause)
    json.append(",")
    json.write(key: "screen", string: event.screen)
    json.append(",\"time\":\(rounded(event.time))")
    writePayload(of: event, to: &json)
    json.append("}")
    return json.text
  }

  private static func kind(of event: TraceEvent) -> String {
    switch event.kind {
    case .action: "action"
    case .mutation: "mutation"
    case .state: "state"
    case .request: "request"
    case .response: "response"
    case .cancelled: "cancelled"
    case .error: "error"
    case .completed: "completed"
    case .output: "output"
    }
  }

  private static func writePayload(of event: TraceEvent, to json: inout ValueJSON) {
    switch event.kind {
    case .action(let action, _):
      write(case: action, to: &json)
      guard let line = event.line else { break }
      json.append(",")
      json.write(key: "line", string: line.text)
    case .mutation(let mutation):
      write(case: mutation, to: &json)
    case .state(let state, let previous):
      json.append(",\"state\":")
      json.write(state)
      let changed = changes(from: previous, to: state).filter(\.isChanged)
      json.append(",\"changed\":")
      json.write(changed.map { $0.label ?? "" })
    case .request(let exchange):
      json.append(",")
      json.write(key: "method", string: exchange.method)
      json.append(",")
      json.write(key: "url", string: exchange.url)
    case .response(_, let response):
      json.append(
        ",\"status\":\(response.status),\"bytes\":\(response.bytes)"
          + ",\"duration\":\(rounded(response.duration))")
      if let age = response.age { json.append(",\"age\":\(rounded(age))") }
      guard let summary = response.summary else { break }
      json.append(",")
      json.write(key: "summary", string: summary)
    case .cancelled:
      break
    case .error(let error):
      json.append(",")
      json.write(key: "message", string: "\(error)")
    case .completed(let mutations, let duration, let note):
      json.append(",\"mutations\":\(mutations),\"duration\":\(rounded(duration))")
      guard let note else { break }
      json.append(",")
      json.write(key: "note", string: note)
    case .output(let text):
      json.append(",")
      json.write(key: "text", string: text)
    }
  }

  private static func write(case value: Any, to json: inout ValueJSON) {
    json.append(",")
    if case .enumCase(let name, let arguments) = Shape(value) {
      json.writeCase(name: name, arguments: arguments)
    } else {
      json.append("\"value\":")
      json.write(value)
    }
  }

  /// Microseconds are what a trace tells; more digits would differ without meaning.
  private static func rounded(_ seconds: Double) -> Double {
    (seconds * 1_000_000).rounded() / 1_000_000
  }
}

extension ValueJSON {
  fileprivate mutating func write(key: String, id: TraceID?) {
    guard let id else { return append("\"\(key)\":null") }
    write(key: key, string: id.description)
  }
}

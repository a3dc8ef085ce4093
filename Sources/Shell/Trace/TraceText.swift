internal import Tracing

/// Writes the steps of a trace as lines for a person.
///
///     A1 updateQuery("swift")
///     M1.1 setQuery("swift")
///     S1 query: "swift"*, repos: [], nextPage: nil, isLoadingNextPage: false
struct TraceText {
  /// `text`, `diff` or `full`.
  var mode: TraceMode
  var showsTimes: Bool

  /// The line for an event; nil for what has none, such as what a view prints.
  func line(for event: TraceEvent) -> StyledText? {
    guard let id = event.id, let body = body(of: event) else { return nil }
    var line = StyledText(id.description, style(of: id.kind))
    if showsTimes { line += StyledText(" \(seconds(event.time))", .faint) }
    return line + " " + body
  }

  private func body(of event: TraceEvent) -> StyledText? {
    switch event.kind {
    case .action(let action, _):
      let text = StyledText(value(.counted).text(of: action))
      guard let cause = event.cause else { return text }
      return text + StyledText(" from \(cause)", .faint)
    case .mutation(let mutation):
      return StyledText(value(.counted).text(of: mutation))
    case .state(let state, let previous):
      return text(of: changes(from: previous, to: state))
    case .request(let exchange):
      return StyledText("\(exchange.method) \(String(target(of: exchange)).escapingControls)")
    case .response(_, let response):
      return text(of: response)
    case .cancelled:
      let by = event.cause.map { " by \($0)" } ?? ""
      return StyledText("cancelled\(by)", .failure)
    case .error(let error):
      let failed = event.id?.kind == .exchange ? "failed: " : ""
      return StyledText(failed + "\(error)".escapingControls, .failure)
    case .completed(let mutations, let duration, let note):
      return completion(mutations: mutations, duration: duration, note: note)
    case .output:
      return nil
    }
  }

  private func value(_ cut: ValueText.Extent) -> ValueText {
    ValueText(extent: mode == .full ? .full : cut)
  }

  private func target(of exchange: TracedExchange) -> Substring {
    guard mode != .full, let scheme = exchange.url.range(ofText: "://"),
      let path = exchange.url[scheme.upperBound...].firstIndex(of: "/")
    else { return exchange.url[...] }
    return exchange.url[path...]
  }

  private func text(of response: TracedResponse) -> StyledText {
    let parts = [
      "\(response.status)", response.summary, byteCount(response.bytes),
      response.age.map { "cached \(Int($0)) s ago" } ?? milliseconds(response.duration),
    ]
    let text = parts.compactMap(\.self).joined(separator: ", ")
    return StyledText(text, response.status >= 400 ? .failure : .plain)
  }

  private func completion(mutations: Int, duration: Double, note: String?) -> StyledText {
    let made = mutations == 0 ? "no mutation" : counted(mutations, "mutation")
    let time = duration >= 0.0005 ? ", \(milliseconds(duration))" : ""
    return StyledText("done, \(made)\(time)" + (note.map { ": \($0)" } ?? ""), .faint)
  }

  func text(of changes: [FieldChange]) -> StyledText {
    mode == .diff ? difference(changes) : whole(changes)
  }

  private func whole(_ fields: [FieldChange]) -> StyledText {
    joined(
      fields.map { field in
        let label = field.label.map { "\($0): " } ?? ""
        let text = label + value(.cut).text(of: field.value)
        return field.isChanged ? StyledText(text + "*", .changedField) : StyledText(text)
      })
  }

  private func difference(_ fields: [FieldChange]) -> StyledText {
    let changed = fields.filter(\.isChanged)
    guard !changed.isEmpty else { return StyledText("no change", .faint) }
    let writer = value(.cut)
    var parts = changed.map { field in
      let label = field.label.map { "\($0): " } ?? ""
      let before = writer.text(of: field.before)
      let after = writer.text(of: field.value)
      // A pulse counts how often it is set, and changes where its value does not.
      let isSame = Shell.isSame(unwrapped(field.before), unwrapped(field.value))
      let text = isSame ? "\(after) (set again)" : "\(before) → \(after)"
      return StyledText(label + text, .changedField)
    }
    let rest = fields.count - changed.count
    if rest > 0 { parts.append(StyledText("… \(rest) unchanged", .faint)) }
    return joined(parts)
  }

  private func joined(_ parts: [StyledText]) -> StyledText {
    guard var text = parts.first else { return "" }
    for part in parts.dropFirst() { text += ", " + part }
    return text
  }

  private func style(of kind: TraceID.Kind) -> Style {
    switch kind {
    case .action: .cyan
    case .mutation: .magenta
    case .state: .green
    case .exchange: .blue
    case .error: .failure
    }
  }
}

extension Style {
  /// What changed. Its mark, `*`, says the same without colour.
  static let changedField = Style.yellow
  /// What failed. The words say so too.
  static let failure = Style.red
}

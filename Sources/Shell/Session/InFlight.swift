internal import Tracing

/// What runs at the moment, as the trace tells: actions whose streams have not ended, and exchanges
/// that wait for an answer.
final class InFlight: TraceSink {
  private(set) var actions: [TracedAction] = []
  private(set) var exchanges: [TracedExchange] = []

  func receive(_ event: TraceEvent) {
    switch event.kind {
    case .action(_, let action): actions.append(action)
    case .request(let exchange): exchanges.append(exchange)
    case .response(let exchange, _): exchanges.removeAll { $0 === exchange }
    case .completed: endAction(event.id)
    case .cancelled, .error: end(event.id)
    case .mutation, .state, .output: break
    }
  }

  var isEmpty: Bool { actions.isEmpty && exchanges.isEmpty }

  func contains(_ line: TracedLine) -> Bool {
    actions.contains { $0.line === line }
  }

  /// What a line waits for: exchanges, and actions that wait for none.
  func names(of line: TracedLine) -> [String] {
    let mine = actions.filter { $0.line === line }
    let numbers = Set(mine.map(\.number))
    let waiting = exchanges.map(\.id).filter { numbers.contains($0.number) }
    let alone = mine.filter { action in !waiting.contains { $0.number == action.number } }
    return (waiting + alone.compactMap(\.id)).map(\.description)
  }

  /// Ends everything, as a person's wish: exchanges fail, so that their reactors can tidy up; what
  /// still runs then is cut off. Only what the given line began, where one is given.
  ///
  /// - Returns: how many were ended.
  @discardableResult
  func cancel(of line: TracedLine? = nil) -> Int {
    func isMeant(_ action: TracedAction) -> Bool { line == nil || action.line === line }
    let numbers = Set(actions.filter(isMeant).map(\.number))
    let ended = exchanges.filter { line == nil || numbers.contains($0.id.number) }
    for exchange in ended { exchange.cancel?() }
    let left = actions.filter { numbers.contains($0.number) }
    for action in left { action.cancel?() }
    return ended.count + left.count
  }

  /// Ends a request, or an action with its requests, as a person's wish.
  ///
  /// - Returns: whether it was in flight.
  func cancel(_ id: TraceID) -> Bool {
    let isAction = id.kind == .action
    let ended = exchanges.filter { isAction ? $0.id.number == id.number : $0.id == id }
    for exchange in ended { exchange.cancel?() }
    let left = actions.filter { isAction && $0.number == id.number }
    for action in left { action.cancel?() }
    return !ended.isEmpty || !left.isEmpty
  }

  private func end(_ id: TraceID?) {
    guard let id else { return }
    if id.kind == .exchange {
      exchanges.removeAll { $0.id == id }
    } else {
      endAction(id)
    }
  }

  private func endAction(_ id: TraceID?) {
    guard let id else { return }
    actions.removeAll { $0.number == id.number }
  }
}

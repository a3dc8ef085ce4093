internal import Tracing

/// All steps of a session, in the order in which they happened. Nothing is ever dropped from it.
final class Journal: TraceSink {
  private(set) var events: [TraceEvent] = []
  /// Where the steps of an id stand: an exchange has two, an action its beginning and its end.
  private var places: [TraceID: [Int]] = [:]
  /// Where the steps stand that an id caused.
  private var effects: [TraceID: [Int]] = [:]
  /// Where the states of each screen stand.
  private var states: [String: [Int]] = [:]
  private(set) var counts = Counts()

  /// How many there are of what a script expects numbers of.
  struct Counts {
    var actions = 0
    var mutations = 0
    var requests = 0
  }

  func receive(_ event: TraceEvent) {
    let place = events.count
    events.append(event)
    if let id = event.id { places[id, default: []].append(place) }
    if let cause = event.cause { effects[cause, default: []].append(place) }
    switch event.kind {
    case .action: counts.actions += 1
    case .mutation: counts.mutations += 1
    case .request: counts.requests += 1
    case .state: states[event.screen, default: []].append(place)
    default: break
    }
  }

  /// The steps of an id, in order; none where there is no such step.
  func events(of id: TraceID) -> [TraceEvent] {
    (places[id] ?? []).map { events[$0] }
  }

  /// The steps that a step caused, in order.
  func effects(of id: TraceID) -> [TraceEvent] {
    (effects[id] ?? []).map { events[$0] }
  }

  /// The states of a screen, latest first.
  func states(of screen: String) -> some Sequence<TraceEvent> {
    (states[screen] ?? []).reversed().lazy.map { self.events[$0] }
  }

  /// The step that last changed a field of a screen's state, at or before a state; nil where none did.
  func lastChange(of field: String, on screen: String, before id: TraceID? = nil) -> TraceEvent? {
    states(of: screen).first { event in
      if let id, let own = event.id, own.number > id.number { return false }
      guard case .state(let state, let previous) = event.kind else { return false }
      return changes(from: previous, to: state).contains {
        $0.isChanged && ($0.label ?? "state") == field
      }
    }
  }
}

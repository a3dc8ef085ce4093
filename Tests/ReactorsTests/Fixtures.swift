import Observables
import Reactors
import Tracing

/// Does to its list of texts whatever its actions say.
final class ListReactor: Reactor {
  enum Action: Equatable {
    case add(String)
    case run(String)
    case fail
    case nothing
    case both(String, String)
  }

  enum Mutation {
    case append(String)
  }

  struct State: Equatable {
    var texts: [String] = []
    @Pulse var message: String?

    static func == (one: State, other: State) -> Bool { one.texts == other.texts }
  }

  struct Failure: Error {}

  let initialState = State()
  /// The streams of `run`, by their names.
  var streams: [String: PublishSubject<String>] = [:]

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .add(let text): return .just(.append(text))
    case .both(let one, let other): return .concat([.just(.append(one)), .just(.append(other))])
    case .nothing: return .empty(because: "nothing is to be done")
    case .fail:
      return .concat([.just(.append("before")), .error(Failure()), .just(.append("after"))])
    case .run(let name):
      let stream = PublishSubject<String>()
      streams[name] = stream
      return stream.take(until: self.action.filter { if case .run = $0 { true } else { false } })
        .map { .append($0) }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    if case .append(let text) = mutation { newState.texts.append(text) }
    return newState
  }
}

/// Keeps the steps of a trace as lines.
final class Steps: TraceSink {
  private(set) var lines: [String] = []

  func receive(_ event: TraceEvent) {
    let id = event.id.map { "\($0)" } ?? "-"
    let what =
      switch event.kind {
      case .action(let action, _): "\(action)"
      case .mutation(let mutation): "\(mutation)"
      case .state(let state, _): "\((state as? ListReactor.State)?.texts ?? [])"
      case .request(let exchange): exchange.method
      case .cancelled: "cancelled by \(event.cause.map { "\($0)" } ?? "nobody")"
      case .error: "failed"
      case .completed(let count, _, let note): "done \(count)" + (note.map { ": \($0)" } ?? "")
      default: "?"
      }
    lines.append("\(id) \(what)")
  }
}

/// A value that a test hands to several threads at once, as it means to.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

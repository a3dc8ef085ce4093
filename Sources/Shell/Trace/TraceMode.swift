/// How the steps of a session are printed.
public enum TraceMode: String, CaseIterable, Sendable {
  /// One line a step; the whole state after every reduce.
  case text
  /// One line a step; of a state only what changed.
  case diff
  /// As `text`, with nothing cut.
  case full
  /// One JSON object a line.
  case json
  /// Nothing but what the view prints.
  case off

  /// What the mode does, for help and completion.
  public var summary: String {
    switch self {
    case .text: "one line a step, the whole state after every reduce"
    case .diff: "one line a step, of a state only what changed"
    case .full: "as text, with nothing cut"
    case .json: "one JSON object a line, and nothing else on standard output"
    case .off: "only what the view prints"
    }
  }
}

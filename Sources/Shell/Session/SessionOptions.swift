/// What a session is begun with.
public struct SessionOptions: Sendable {
  /// When colours are used.
  public enum Color: String, CaseIterable, Sendable {
    /// On a terminal that shows them, unless the environment says otherwise.
    case auto
    /// Also into a file or a pipe.
    case always
    /// Not at all.
    case never
  }

  /// How the steps are printed.
  public var trace: TraceMode = .text
  /// Whether a step shows its time.
  public var showsTimes = false
  /// Whether a command is printed before it runs.
  public var echoes = false
  /// Whether a script goes on after a failed command.
  public var keepsGoing = false
  /// When colours are used.
  public var color: Color = .auto
  /// The first screen; nil for the first of all.
  public var screen: String?

  /// Makes the defaults.
  public init() {}

  /// Whether styles are shown: the option, then `CLICOLOR_FORCE`, `NO_COLOR`, `CLICOLOR` and what
  /// the terminal can do.
  func showsStyles(on terminal: any Terminal, environment: [String: String]) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let forced = environment["CLICOLOR_FORCE"], !forced.isEmpty, forced != "0" { return true }
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if environment["CLICOLOR"] == "0" { return false }
    return terminal.showsEscapes
  }
}

public import Terminals

/// Text in which runs may be emphasised. What a run says never depends on colour alone.
///
///     "#1 ".dim + "apple/swift".bold + " ★ 68k"
public struct StyledText: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// How a run is shown on a terminal that shows escape codes.
  public enum Style: String, Sendable {
    /// As it is.
    case plain = ""
    /// Bold.
    case bold = "1"
    /// Faint.
    case dim = "2"
    /// Something that changed.
    case changed = "33"
    /// An action's id.
    case action = "36"
    /// A mutation's id.
    case mutation = "35"
    /// A state's id.
    case state = "32"
    /// An exchange's id.
    case exchange = "34"
    /// Something that failed.
    case failure = "31"
  }

  private struct Run: Equatable, Sendable {
    var text: String
    var style: Style
  }

  private var runs: [Run]

  /// Makes text of one style.
  public init(_ text: String, _ style: Style = .plain) {
    runs = text.isEmpty ? [] : [Run(text: text, style: style)]
  }

  /// Makes plain text from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The text with no styles.
  public var plain: String { runs.map(\.text).joined() }

  /// Joins two texts.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var joined = left
    joined.runs += right.runs
    return joined
  }

  /// Adds a text at the end.
  public static func += (left: inout StyledText, right: StyledText) {
    left.runs += right.runs
  }

  /// The text, cut to a number of display columns, with an ellipsis where something was left out.
  public func cut(toColumns columns: Int) -> StyledText {
    guard displayColumns(of: plain) > columns else { return self }
    var left = columns
    var cut = StyledText("")
    for run in runs {
      let width = displayColumns(of: run.text)
      // The last column is kept for the ellipsis that says that something follows.
      guard width > left - 1 else {
        cut.runs.append(run)
        left -= width
        continue
      }
      cut.runs.append(Run(text: Shell.cut(run.text + "…", toColumns: left), style: run.style))
      return cut
    }
    return cut
  }

  /// The text as bytes for a terminal: control characters are escaped, whoever sent them, and styles
  /// become escape codes where those are wanted.
  func rendered(withEscapes escapes: Bool) -> String {
    runs.map { run in
      let text = run.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { escapingControls(String($0)) }.joined(separator: "\n")
      guard escapes, run.style != .plain else { return text }
      return "\u{1B}[\(run.style.rawValue)m\(text)\u{1B}[0m"
    }.joined()
  }
}

extension String {
  /// The string, bold where that can be shown.
  public var bold: StyledText { StyledText(self, .bold) }
  /// The string, faint where that can be shown.
  public var dim: StyledText { StyledText(self, .dim) }
}

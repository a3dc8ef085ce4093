/// Text in which runs may be emphasised. What a run says never depends on colour alone.
///
///     "#1 ".faint + "apple/swift".bold + " ★ 68k"
public struct StyledText: ExpressibleByStringInterpolation, Equatable, Sendable {
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
    guard plain.displayColumns > columns else { return self }
    var left = columns
    var cut = StyledText("")
    for run in runs {
      let width = run.text.displayColumns
      // The last column is kept for the ellipsis that says that something follows.
      guard width > left - 1 else {
        cut.runs.append(run)
        left -= width
        continue
      }
      cut.runs.append(Run(text: (run.text + "…").cut(toColumns: left), style: run.style))
      return cut
    }
    return cut
  }

  /// The text as bytes for a terminal: control characters are escaped, whoever sent them, and styles
  /// become escape codes where those are wanted.
  func rendered(withEscapes escapes: Bool) -> String {
    runs.map { run in
      let text = run.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).escapingControls }.joined(separator: "\n")
      return escapes ? run.style.applied(to: text) : text
    }.joined()
  }
}

extension String {
  /// The string, bold where that can be shown.
  public var bold: StyledText { StyledText(self, .bold) }
  /// The string, faint where that can be shown.
  public var faint: StyledText { StyledText(self, .faint) }
}

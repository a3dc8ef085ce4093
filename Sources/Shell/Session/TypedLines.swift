/// The lines of a session, as a script that does the same again.
///
///     > search a        # and 120 ms later, before it was answered:
///     > search b
///     // search a &
///     // sleep 120ms
///     // search b
struct TypedLines {
  /// How a saved session begins.
  static let heading = "# A session, saved by save; it is run by source."

  private var lines: [String]
  private var last: (text: String, time: Double)?

  /// Begins on a screen.
  init(on screen: String) {
    lines = [Self.heading, "use \(screen)"]
  }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - time: when.
  ///   - unsettled: the commands that had not settled yet: a script would have waited for the one before.
  mutating func append(_ text: String, at time: Double, while unsettled: [String]) {
    let text = String(Substring(text).trimmed)
    guard !text.isEmpty, Substring(text).dropping(word: "save") == nil else { return }
    endLast(at: time, unsettled)
    last = (text, time)
  }

  /// The script so far.
  var script: [String] { lines + (last.map { [$0.text] } ?? []) }

  private mutating func endLast(at time: Double, _ unsettled: [String]) {
    guard let last else { return }
    let goesOn = last.text.hasSuffix("&") || last.text.hasPrefix("#")
    let isWaitedFor = unsettled.contains { last.text.contains($0) }
    guard isWaitedFor, !goesOn else { return lines.append(last.text) }
    lines.append(last.text + " &")
    let milliseconds = Int(((time - last.time) * 1000).rounded())
    if milliseconds > 0 { lines.append("sleep \(milliseconds)ms") }
  }
}

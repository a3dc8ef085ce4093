/// The candidates as lines: one each with its meaning, or in columns where none has one.
///
///     search  find repositories
///     sort    order the list
func completionList(_ candidates: [Completion], columns: Int, rows: Int) -> String {
  let candidates = candidates.map {
    Completion($0.text.escapingControls, meaning: $0.meaning.escapingControls)
  }
  var lines =
    candidates.contains { !$0.meaning.isEmpty }
    ? described(candidates, columns: columns)
    : inColumns(candidates.map(\.text), columns: columns)
  let room = max(rows, 1)
  if lines.count > room {
    let left = lines.count - room + 1
    lines = lines.prefix(room - 1) + ["… and \(left) more lines"]
  }
  return lines.map { $0 + "\n" }.joined()
}

private func described(_ candidates: [Completion], columns: Int) -> [String] {
  let width = min(candidates.map(\.text.displayColumns).max() ?? 0, columns / 2)
  return candidates.map { candidate in
    let text = candidate.text.cut(toColumns: columns - 1)
    guard !candidate.meaning.isEmpty else { return text }
    return (text.padded(toColumns: width) + "  " + candidate.meaning).cut(toColumns: columns - 1)
  }
}

/// Down, then across, as `ls` does it.
private func inColumns(_ texts: [String], columns: Int) -> [String] {
  let width = (texts.map(\.displayColumns).max() ?? 0) + 2
  let across = max(1, (columns + 1) / width)
  let down = (texts.count + across - 1) / across
  return (0..<down).map { row in
    let cells = stride(from: row, to: texts.count, by: down).map { texts[$0] }
    let padded = cells.dropLast().map { $0.padded(toColumns: width) }
    return (padded.joined() + (cells.last ?? "")).cut(toColumns: columns - 1)
  }
}

/// The search through the history that Ctrl-R begins: each key narrows it or moves it on.
///
///     var search = HistorySearch(history: ["search swift", "next"], original: "")
///     search.received("w")     // .show
///     search.match             // "search swift"
///     search.received("\r")    // .take: the line is edited on, and Enter runs it
struct HistorySearch {
  /// What a key came to.
  enum Step: Equatable {
    /// The search goes on; show `prompt` and `match`.
    case show
    /// Nothing, or nothing more, is found; show that with a sound.
    case beep
    /// The search is over; the line is `match`, and the key does what it always does.
    case take
    /// The search is over, and the line is as it was.
    case cancel
  }

  let history: [String]
  let original: String
  private(set) var pattern = ""
  /// Where the match stands in the history.
  private var position: Int
  private var isFailing = false

  init(history: [String], original: String) {
    self.history = history
    self.original = original
    position = history.count
  }

  /// The line that is found, or the one that was there.
  var match: String {
    history.indices.contains(position) ? history[position] : original
  }

  /// Where the pattern stands in the match.
  var cursor: String.Index {
    pattern.isEmpty ? match.endIndex : match.firstIndex(of: pattern) ?? match.endIndex
  }

  var prompt: Prompt {
    Prompt("(\(isFailing ? "failed " : "")search back) \(pattern): ")
  }

  mutating func received(_ key: Unicode.Scalar) -> Step {
    switch key {
    case "\u{12}":
      return find(from: position - 1, by: -1, except: match)
    case "\u{13}":
      return find(from: position + 1, by: 1, except: match)
    case "\u{08}", "\u{7F}":
      guard !pattern.isEmpty else { return .beep }
      pattern.unicodeScalars.removeLast()
      return find(from: history.count - 1, by: -1)
    case "\u{07}":
      return .cancel
    case _ where key.properties.generalCategory == .control:
      return .take
    default:
      pattern.unicodeScalars.append(key)
      return find(from: min(position, history.count - 1), by: -1)
    }
  }

  private mutating func find(from start: Int, by step: Int, except same: String? = nil) -> Step {
    isFailing = false
    guard !pattern.isEmpty else { return .show }
    var index = start
    while history.indices.contains(index) {
      if history[index] != same, history[index].firstIndex(of: pattern) != nil {
        position = index
        return .show
      }
      index += step
    }
    isFailing = true
    return .beep
  }
}

extension String {
  /// Where the other text first stands in this one.
  fileprivate func firstIndex(of other: String) -> String.Index? {
    var start = unicodeScalars.startIndex
    while start < endIndex {
      if unicodeScalars[start...].starts(with: other.unicodeScalars) { return start }
      start = unicodeScalars.index(after: start)
    }
    return nil
  }
}

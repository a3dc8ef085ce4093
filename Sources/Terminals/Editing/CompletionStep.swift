/// What Tab does to the line, decided from the candidates.
enum CompletionStep: Equatable {
  /// The word before the cursor becomes this.
  case replace(with: String)
  /// The candidates are shown.
  case list([Completion])
  /// Nothing can be added; the next Tab shows the candidates, if there are any.
  case beep

  /// Decides.
  ///
  /// - Parameters:
  ///   - word: what stands before the cursor.
  ///   - candidates: what it can become.
  ///   - isRepeated: whether the key before was Tab as well.
  init(word: String, candidates: [Completion], isRepeated: Bool) {
    guard let first = candidates.first else {
      self = .beep
      return
    }
    if candidates.count == 1 {
      self = .replace(with: first.text + (first.endsWord ? " " : ""))
      return
    }
    let common = candidates.dropFirst().reduce(first.text) { $0.commonPrefix(with: $1.text) }
    if common.count > word.count {
      self = .replace(with: common)
    } else {
      self = isRepeated ? .list(candidates) : .beep
    }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

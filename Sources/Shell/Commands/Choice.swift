/// One of a few words; refused with what was probably meant.
///
/// - Parameters:
///   - word: what was given.
///   - choices: what is understood.
///   - name: what the choices are.
/// - Returns: the word.
/// - Throws: a `CommandError` that lists the choices.
public func choice(_ word: String, of choices: [String], called name: String) throws
  -> String
{
  guard !choices.contains(word) else { return word }
  let meant = nearestWord(to: word, among: choices).map { "; did you mean \($0)?" } ?? ""
  throw CommandError("there is no \(name) \(word)\(meant) (\(choices.joined(separator: ", ")))")
}

/// The word that was probably meant: at most two letters off, and less than half of it.
///
///     nearestWord(to: "serach", among: ["search", "status"])  // search
func nearestWord(to typed: String, among words: [String]) -> String? {
  let typed = typed.lowercased()
  let scored = words.map { (word: $0, distance: editDistance(typed, $0.lowercased())) }
  let nearest = scored.min { $0.distance < $1.distance }
  guard let nearest, nearest.distance <= 2, nearest.distance * 2 < max(typed.count, 3) else {
    return nil
  }
  return nearest.word
}

/// How many letters have to be added, left out, changed or swapped with their neighbour.
private func editDistance(_ one: String, _ other: String) -> Int {
  let one = Array(one)
  let other = Array(other)
  guard !one.isEmpty, !other.isEmpty else { return max(one.count, other.count) }
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for row in 1...one.count {
    var current = [row]
    for column in 1...other.count {
      let isSame = one[row - 1] == other[column - 1]
      var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
      if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
        best = min(best, beforeLast[column - 2] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[other.count]
}

/// A part in which two questions differ.
struct QuestionDifference {
  /// How much it sets them apart.
  let weight: Int
  /// The difference in words that go on after "entry 3, where".
  let description: String
}

extension Question {
  /// What another question, that of an entry, has differently.
  func differences(from entry: Question) -> [QuestionDifference] {
    var found: [QuestionDifference] = []
    func compare(_ what: String, _ asked: String, _ recorded: String, weight: Int) {
      guard asked != recorded else { return }
      found.append(
        QuestionDifference(weight: weight, description: "\(what) is \(recorded), not \(asked)"))
    }
    compare("the method", method, entry.method, weight: 4)
    compare("the scheme", origin.scheme.rawValue, entry.origin.scheme.rawValue, weight: 2)
    compare("the host", origin.host, entry.origin.host, weight: 4)
    compare("the port", "\(origin.port)", "\(entry.origin.port)", weight: 2)
    let isNeighbour = path.count == entry.path.count && path.dropLast() == entry.path.dropLast()
    compare("the path", pathText, entry.pathText, weight: isNeighbour ? 6 : 8)
    found += queryDifferences(from: entry)
    if body != entry.body {
      found.append(QuestionDifference(weight: 1, description: "the body is another"))
    }
    return found
  }

  private var pathText: String { "/" + path.joined(separator: "/") }

  private func queryDifferences(from entry: Question) -> [QuestionDifference] {
    var names: [String] = []
    for item in query + entry.query where !names.contains(item.name) { names.append(item.name) }
    return names.compactMap { name in
      let asked = values(of: name)
      let recorded = entry.values(of: name)
      guard asked != recorded else { return nil }
      let description =
        recorded.isEmpty
        ? "\(name) is missing" : "\(name) is \(recorded), not \(asked.isEmpty ? "missing" : asked)"
      return QuestionDifference(weight: 1, description: description)
    }
  }

  private func values(of name: String) -> String {
    query.filter { $0.name == name }.map { "\"\($0.value)\"" }.joined(separator: " and ")
  }
}

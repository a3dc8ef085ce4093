/// A store of the sandbox's own.
struct SandboxStore: Sendable {
  let koreanName: String
  let englishName: String
  let keywords: [String]
  let address: String
  let latitude: Double
  let longitude: Double
  /// Its rating and how many gave it; nil where nobody did.
  let rating: (average: Double, count: Int)?

  /// All of them; read at first use.
  static let all = SandboxStores.table.split(separator: "\n").map { line in
    guard let store = SandboxStore(line) else { preconditionFailure("no store: \(line)") }
    return store
  }

  private init?(_ line: Substring) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 7 else { return nil }
    let place = parts[4].split(separator: ",").compactMap { Double($0) }
    guard place.count == 2 else { return nil }
    (koreanName, englishName) = (parts[0], parts[1])
    keywords = parts[2].split(separator: " ").map(String.init)
    address = "서울특별시 \(parts[3])"
    (latitude, longitude) = (place[0], place[1])
    if let average = Double(parts[5]), let count = Int(parts[6]) {
      rating = (average, count)
    } else {
      rating = nil
    }
  }
}

extension SandboxStore {
  /// A name that is the store's own.
  var id: String {
    let hash = String(stableHash("store \(koreanName)"), radix: 36)
    return "ChIJ" + String(repeating: "0", count: 13 - hash.count) + hash
  }

  /// How well the store fits what is searched for; 0 where it does not.
  func relevance(of words: [String]) -> Int {
    let names = SearchedText("\(koreanName) \(englishName) \(address)")
    return words.reduce(0) { sum, word in
      let byKeyword = keywords.contains(word) ? 5 : 0
      return sum + byKeyword + names.match(word).rawValue
    }
  }
}

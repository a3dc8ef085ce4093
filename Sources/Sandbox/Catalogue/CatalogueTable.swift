/// The tables that the catalogue is read from: facts about well-known repositories, and their
/// descriptions in this project's own words. Figures are approximate.
///
/// An entry is a line of its name, stars, forks, language, licence, when it was begun and topics,
/// with `_` for a space and `-` for nothing, and an indented line that describes it, if any:
///
///     apple/swift-nio 8300 700 Swift Apache-2.0 2018-02 swift networking
///       Event-driven, non-blocking network applications in Swift
///
/// Text compiles in no time, and reading it takes a millisecond or two; an array literal of as many
/// entries keeps the compiler busy for long.
enum CatalogueTable {
  static var all: [String] {
    [
      swiftLanguage, swiftLibraries, languages, web, systems, data, mobile, learning, korean,
    ]
  }

  /// Reads a table.
  static func entries(of table: String) -> [CatalogueEntry] {
    var lines = table.split(separator: "\n")[...]
    var entries: [CatalogueEntry] = []
    while let line = lines.popFirst() {
      let description = lines.first.flatMap { $0.hasPrefix("  ") ? $0.dropFirst(2) : nil }
      if description != nil { lines.removeFirst() }
      guard let entry = entry(line, description: description) else {
        preconditionFailure("no entry: \(line)")
      }
      entries.append(entry)
    }
    return entries
  }

  private static func entry(_ line: Substring, description: Substring?) -> CatalogueEntry? {
    let words = line.split(separator: " ")
    guard words.count >= 6, let stars = Int(words[1]), let forks = Int(words[2]) else { return nil }
    let names = words[0].split(separator: "/")
    guard names.count == 2 else { return nil }
    let months = words[5].split(separator: "..", maxSplits: 1)
    return CatalogueEntry(
      owner: String(names[0]), name: String(names[1]), stars: stars, forks: forks,
      language: text(words[3]), license: text(words[4]),
      topics: words[6...].map(String.init), description: description.map(String.init),
      created: String(months[0]), ended: months.count > 1 ? String(months[1]) : nil)
  }

  private static func text(_ word: Substring) -> String? {
    word == "-" ? nil : String(word).split(separator: "_").joined(separator: " ")
  }
}

/// A repository as the catalogue has it.
struct CatalogueEntry: Sendable {
  let owner: String
  let name: String
  let stars: Int
  let forks: Int
  let language: String?
  /// By its SPDX name.
  let license: String?
  let topics: [String]
  let description: String?
  /// When it was begun, as `2015-10`.
  let created: String
  /// When the last commit came, as `2020-08`, where that is long ago.
  let ended: String?

  var fullName: String { "\(owner)/\(name)" }
  /// Whether it is kept for reading only.
  var isArchived: Bool { ended != nil }
}

extension CatalogueEntry {
  /// A number that is the entry's own.
  var id: Int { drawn(from: "repository \(fullName)", in: 1_000_000...999_999_999) }

  var createdAt: String { Self.moment(in: created, drawnFrom: "created \(fullName)") }

  var pushedAt: String { Self.moment(in: ended ?? lastMonth, drawnFrom: "pushed \(fullName)") }

  /// Never before the last commit.
  var updatedAt: String {
    ended == nil ? Self.moment(in: "2026-08", drawnFrom: "updated \(fullName)") : pushedAt
  }

  /// Popular repositories have had commits lately; of the others, some rest.
  private var lastMonth: String {
    stars > 5_000 ? "2026-07" : "2026-0\(drawn(from: "month \(fullName)", in: 1...7))"
  }

  private static func moment(in month: String, drawnFrom text: String) -> String {
    let second = drawn(from: text, in: 0...(28 * 86_400 - 1))
    let time = [second / 3_600 % 24, second / 60 % 60, second % 60].map { padded($0) }
    return "\(month)-\(padded(second / 86_400 + 1))T\(time.joined(separator: ":"))Z"
  }
}

/// A repository of the catalogue.
struct Repository: Sendable {
  let id: Int
  let owner: String
  let name: String
  let stars: Int
  let forks: Int
  let language: String?
  let license: String?
  let topics: [String]
  let created: String
  let pushed: String
  let about: String?

  var fullName: String { "\(owner)/\(name)" }

  /// Reads a line of a table: the fields of the catalogue's files, separated by bars.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - id: the repository's number.
  init?(line: Substring, id: Int) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let names = fields[0].split(separator: "/").map(String.init)
    guard fields.count == 9, names.count == 2, let stars = Int(fields[1]),
      let forks = Int(fields[2])
    else { return nil }
    func filled(_ field: String) -> String? { field.isEmpty ? nil : field }
    self.init(
      id: id, owner: names[0], name: names[1], stars: stars, forks: forks,
      language: filled(fields[3]), license: filled(fields[4]),
      topics: fields[5].split(separator: " ").map(String.init), created: fields[6],
      pushed: fields[7], about: filled(fields[8]))
  }

  init(
    id: Int, owner: String, name: String, stars: Int, forks: Int, language: String?,
    license: String?, topics: [String], created: String, pushed: String, about: String?
  ) {
    self.id = id
    self.owner = owner
    self.name = name
    self.stars = stars
    self.forks = forks
    self.language = language
    self.license = license
    self.topics = topics
    self.created = created
    self.pushed = pushed
    self.about = about
  }
}

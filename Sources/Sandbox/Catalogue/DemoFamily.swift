/// A family of generated repositories: more of them than a search gives, to page to its cap.
enum DemoFamily {
  static let count = 1_240

  static var entries: [CatalogueEntry] { (1...count).map { entry($0) } }

  private static let languages: [String?] = ["HTML", "Shell", "CSS", nil, "Makefile"]
  private static let licenses: [String?] = ["MIT", nil, "Apache-2.0"]

  private static func entry(_ number: Int) -> CatalogueEntry {
    let name = "demo-\(padded(number, 4))"
    return CatalogueEntry(
      owner: "demo-labs", name: name, stars: drawn(from: "stars \(name)", in: 0...400),
      forks: drawn(from: "forks \(name)", in: 0...60), language: languages[number % 5],
      license: licenses[number % 3], topics: number % 4 == 0 ? [] : ["demo"],
      description: number % 7 == 0 ? nil : "Exhibit \(number) of the demo labs",
      created: "\(2012 + number % 12)-\(padded(1 + number % 12))", ended: nil)
  }
}

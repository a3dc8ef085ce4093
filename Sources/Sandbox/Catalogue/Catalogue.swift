/// All repositories that the sandbox knows.
enum Catalogue {
  /// How many repositories `demo` finds, enough to page to the cap of a thousand and beyond.
  static let demoCount = 1_240

  static let repositories: [Repository] = written + demos

  private static let tables = [
    swiftRepositories, webRepositories, systemsRepositories, languagesRepositories,
    dataRepositories, toolsRepositories, mobileRepositories,
  ]

  /// Those that were written down.
  static let written: [Repository] = {
    let lines = tables.flatMap { $0.split(separator: "\n") }
    return lines.enumerated().compactMap { index, line in
      // Scattered, as GitHub's numbers are, and never twice the same.
      Repository(line: line, id: 1_000_003 + index * 7_919)
    }
  }()

  /// A family that is made, not written: a list that is long enough.
  private static let demos: [Repository] = (1...demoCount).map { number in
    let digits = String(number)
    let padded = String(repeating: "0", count: 4 - digits.count) + digits
    let languages = ["Swift", "Kotlin", "Go", "Rust", "Python"]
    let day = String(number % 28 + 1)
    let date =
      "2024-\(number % 12 < 9 ? "0" : "")\(number % 12 + 1)-\(day.count < 2 ? "0" : "")\(day)"
    return Repository(
      id: 900_000_000 + number, owner: "sample-labs", name: "demo-\(padded)",
      stars: (number * 37) % 500, forks: (number * 11) % 90,
      language: languages[number % languages.count], license: number % 3 == 0 ? nil : "MIT",
      topics: ["demo"], created: "2023-01-01", pushed: date,
      about: "Sample \(number) of a long list")
  }
}

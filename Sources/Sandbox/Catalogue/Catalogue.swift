/// The repositories that the sandbox knows.
struct Catalogue: Sendable {
  /// All of them; read at first use.
  static let shared = Catalogue()

  let entries: [CatalogueEntry]
  private let places: [String: Int]

  private init() {
    entries = CatalogueTable.all.flatMap { CatalogueTable.entries(of: $0) } + DemoFamily.entries
    let names = entries.enumerated().map { ($1.fullName.lowercased(), $0) }
    places = Dictionary(names) { first, _ in first }
  }

  /// The entry of a full name, in any case.
  subscript(fullName: String) -> CatalogueEntry? {
    places[fullName.lowercased()].map { entries[$0] }
  }

  /// Whether somebody of that name owns one of them.
  func hasOwner(_ login: String) -> Bool {
    entries.contains { $0.owner.lowercased() == login.lowercased() }
  }
}

extension Catalogue {
  /// Where repositories that have moved are now.
  static let moved = [
    "apple/swift": "swiftlang/swift",
    "apple/swift-evolution": "swiftlang/swift-evolution",
    "apple/swift-package-manager": "swiftlang/swift-package-manager",
    "apple/swift-syntax": "swiftlang/swift-syntax",
    "docker/docker": "moby/moby",
    "zeit/next.js": "vercel/next.js",
  ]
}

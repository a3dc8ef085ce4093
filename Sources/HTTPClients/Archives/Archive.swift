/// HTTP exchanges from a file: HAR 1.2, as this program records it and browsers export it.
///
///     let archive = try Archive(path: "session.har")
///     let client = ArchivePlayer(archive, loop: loop, epoch: clock.now)
public struct Archive: Sendable {
  /// The file.
  public let name: String
  /// That the file was cut off, and where; nil where it is whole.
  public let notice: String?
  /// The exchanges, by when they began.
  let entries: [ArchiveEntry]

  /// Reads a file.
  public init(path: String) throws(ArchiveFailure) {
    try self.init(try readFile(path), name: path)
  }

  /// Reads what is in a file.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - name: the file's name, for failures.
  /// - Throws: what is wrong with it, and in which entry.
  public init(_ bytes: [UInt8], name: String) throws(ArchiveFailure) {
    let scanner = EntryScanner(bytes)
    guard scanner.hasList else {
      throw ArchiveFailure(file: name, entry: nil, reason: "is no HAR: it has no log.entries")
    }
    var entries: [ArchiveEntry] = []
    for (place, range) in scanner.entries.enumerated() {
      let reader = EntryReader(file: name, number: place + 1)
      if let entry = try reader.read(Array(bytes[range])) { entries.append(entry) }
    }
    self.name = name
    notice =
      scanner.isWhole
      ? nil : "\(name): is cut off; its first \(scanner.entries.count) entries are used"
    self.entries = entries.inOrder
  }
}

extension Archive {
  /// How many exchanges can be played.
  public var count: Int { entries.count }

  /// When the first exchange began, in seconds since 1970; nil where the file does not say.
  public var started: Double? { entries.lazy.compactMap(\.started).min() }

  /// The servers that were asked, in the order in which they first were.
  public var origins: [HTTPOrigin] {
    entries.reduce(into: []) { origins, entry in
      if !origins.contains(entry.question.origin) { origins.append(entry.question.origin) }
    }
  }
}

extension [ArchiveEntry] {
  /// By when they began, for a file need not have them so; those that do not say stay where they
  /// are, after the entry before them.
  fileprivate var inOrder: [ArchiveEntry] {
    var latest = -Double.infinity
    let timed = map { entry in
      latest = entry.started ?? latest
      return (time: latest, entry: entry)
    }
    return timed.sorted { ($0.time, $0.entry.number) < ($1.time, $1.entry.number) }.map(\.entry)
  }
}

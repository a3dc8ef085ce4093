/// Why an archive cannot be read or written. Its description names the file and the place in it.
///
///     session.har: entry 12: response.status is missing
public struct ArchiveFailure: Error, Hashable, Sendable {
  /// The file.
  public let file: String
  /// The entry that is damaged, from 1; nil where it is the file as a whole.
  public let entry: Int?
  /// What is wrong with it.
  public let reason: String
}

extension ArchiveFailure: CustomStringConvertible {
  /// The file, the entry and what is wrong with it.
  public var description: String {
    entry.map { "\(file): entry \($0): \(reason)" } ?? "\(file): \(reason)"
  }
}

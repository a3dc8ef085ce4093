#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The lines that were typed, in a file for the sessions to come.
///
///     let history = HistoryFile(path: "/home/me/.local/state/reactorsh/history")
///     for line in history.load() { terminal.remember(line) }
///     history.append("search swift")
///
/// It is plain UTF-8, a line each, for its owner's eyes only. Several shells may write at once: a line is
/// added whole, under a lock, and the file is replaced as a whole where it has become too long. Lines
/// that begin with a space, and whatever looks like a secret, are left out.
package final class HistoryFile {
  /// So many lines are kept; a file of twice as many is cut to them.
  private static let capacity = 10_000

  /// Where it is.
  package let path: String
  private let tell: (String) -> Void
  private var last: String?
  private var isBroken = false

  /// Makes the history of a file, which need not be there.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - tell: takes what a person should know, such as that it cannot be written; once.
  package init(path: String, tell: @escaping (String) -> Void) {
    self.path = path
    self.tell = tell
  }

  /// Where a program's history lies by the XDG rules; nil where there is no home.
  package static func path(of program: String, in environment: Environment) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return "\(state)/\(program)/history"
    }
    guard let home = environment["HOME"], access(home, F_OK) == 0 else { return nil }
    return "\(home)/.local/state/\(program)/history"
  }

  /// Whether there is one yet.
  package var exists: Bool { access(path, F_OK) == 0 }

  /// The lines, oldest first. A file that is no text is kept aside.
  package func load() -> [String] {
    guard exists else { return [] }
    do {
      let bytes = try LockedFile(path).bytes()
      guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
        try keepAside()
        return []
      }
      let lines = text.split(separator: "\n").map(String.init)
      if lines.count > 2 * Self.capacity { try cut() }
      last = lines.last
      return lines.suffix(Self.capacity)
    } catch {
      complain(error)
      return []
    }
  }

  /// Adds a line that was typed, unless it is the one before again or is not to be kept.
  package func append(_ text: String) {
    guard !text.hasPrefix(" "), !Self.holdsSecret(text) else { return }
    for line in text.split(separator: "\n") where !isBroken && line != last ?? "" {
      do {
        try makeFolder()
        try LockedFile(path).append(Array(line.utf8))
        last = String(line)
      } catch { complain(error) }
    }
  }

  private static func holdsSecret(_ text: String) -> Bool {
    let text = text.lowercased()
    let marks = [
      "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "authorization", "bearer ", "token=",
      "password", "api_key", "apikey", "secret=",
    ]
    return marks.contains { text.contains($0) }
  }

  /// The folders above it that are not there.
  private func makeFolder() throws {
    guard !exists else { return }
    let parts = path.split(separator: "/").dropLast()
    for count in 1...max(1, parts.count) {
      mkdir("/" + parts.prefix(count).joined(separator: "/"), 0o700)
    }
  }

  private func keepAside() throws {
    var number = 1
    while access("\(path).damaged-\(number)", F_OK) == 0 { number += 1 }
    let aside = "\(path).damaged-\(number)"
    guard rename(path, aside) == 0 else { throw LockedFile.Failure(path) }
    tell("the history was damaged; it is kept as \(aside), and a new one begins")
  }

  private func cut() throws {
    try LockedFile(path).replace { bytes in
      let lines = bytes.split(separator: 10).suffix(Self.capacity)
      return Array(lines.joined(separator: [10])) + [10]
    }
  }

  private func complain(_ error: any Error) {
    isBroken = true
    tell("no history is kept: \(error)")
  }
}

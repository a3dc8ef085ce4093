#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Writes an archive, entry by entry. After each the file is whole: whenever the program is killed, what
/// it has written until then loads.
struct ArchiveWriter: ~Copyable {
  let path: String
  private let descriptor: Int32
  private var count = 0
  /// Where the next entry goes: over the end, which is written anew behind it.
  private var end: off_t

  private static let ending = "\n]}}\n"

  /// Makes the file anew; only its owner may read it.
  init(path: String, creator: String) throws(ArchiveFailure) {
    let opened = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw systemFailure(path) }
    let start =
      #"{"log":{"version":"1.2","creator":{"name":"reactorsh","version":""# + creator
      + #""},"entries":["#
    do throws(ArchiveFailure) {
      try Self.write(Array((start + Self.ending).utf8), at: 0, of: opened, path: path)
    } catch {
      close(opened)
      throw error
    }
    self.path = path
    descriptor = opened
    end = off_t(start.utf8.count)
  }

  deinit {
    close(descriptor)
  }

  mutating func append(_ entry: HAR.Entry) throws(ArchiveFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let encoded: Data
    do {
      encoded = try encoder.encode(entry)
    } catch {
      throw ArchiveFailure(file: path, entry: count + 1, reason: "cannot be written: \(error)")
    }
    let bytes = Array((count == 0 ? "\n" : ",\n").utf8) + encoded
    try Self.write(bytes + Self.ending.utf8, at: end, of: descriptor, path: path)
    end += off_t(bytes.count)
    count += 1
  }

  private static func write(
    _ bytes: [UInt8], at offset: off_t, of descriptor: Int32, path: String
  ) throws(ArchiveFailure) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        pwrite(
          descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written,
          offset + off_t(written))
      }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        throw systemFailure(path)
      }
    }
  }
}

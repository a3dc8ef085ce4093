internal import Terminals

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that is read or written whole.
public enum ScriptFile {
  /// A script of more bytes is taken for something else.
  private static let mostBytes = 16 << 20

  /// Its lines.
  ///
  /// - Parameter path: where it is.
  /// - Returns: the lines, without their newlines.
  /// - Throws: a `CommandError` where it cannot be read.
  public static func lines(of path: String) throws -> [String] {
    lines(in: try bytes(of: path))
  }

  /// The lines of a text, whatever ends them.
  public static func lines(in bytes: [UInt8]) -> [String] {
    var splitter = LineSplitter()
    splitter.append(bytes)
    var lines: [String] = []
    while let line = splitter.nextLine() ?? splitter.lastLine() { lines.append(line) }
    return lines
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func bytes(of path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= mostBytes else {
        throw CommandError("\(path) is longer than 16 MiB, which no script is")
      }
    }
  }

  /// Writes lines in place of what the file held. It is put in place whole or not at all.
  static func save(_ lines: [String], to path: String) throws {
    let draft = path + ".new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(draft) }
    var bytes = Array((lines.joined(separator: "\n") + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = put(bytes, into: descriptor)
      guard count > 0 else {
        close(descriptor)
        throw failure(draft)
      }
      bytes = bytes.dropFirst(count)
    }
    guard close(descriptor) == 0, rename(draft, path) == 0 else { throw failure(path) }
  }

  private static func failure(_ path: String) -> CommandError {
    CommandError("\(path): \(String(cString: strerror(errno)))")
  }
}

/// Outside the type, whose own names would hide the C library's.
private func put(_ bytes: ArraySlice<UInt8>, into descriptor: Int32) -> Int {
  bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}

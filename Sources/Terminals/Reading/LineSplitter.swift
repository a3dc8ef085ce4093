/// Turns bytes as they arrive into lines of text.
///
///     var splitter = LineSplitter()
///     splitter.append(Array("search a\r\nne".utf8))
///     splitter.nextLine()  // "search a"
///     splitter.nextLine()  // nil: more is to come
///     splitter.lastLine()  // "ne"
package struct LineSplitter {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// Up to where no newline was found yet.
  private var searched = 0
  private var isFirst = true

  /// How much of the line that is not complete has arrived.
  var count: Int { bytes.count - start }

  package init() {}

  /// Takes bytes that have arrived.
  package mutating func append(_ more: some Sequence<UInt8>) {
    bytes += more
  }

  /// The next complete line.
  package mutating func nextLine() -> String? {
    guard let newline = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      bytes.removeSubrange(..<start)
      start = 0
      searched = bytes.count
      return nil
    }
    defer {
      start = newline + 1
      searched = start
    }
    return text(bytes[start..<newline])
  }

  /// What is left after the last newline.
  package mutating func lastLine() -> String? {
    guard start < bytes.count else { return nil }
    defer { drop() }
    return text(bytes[start...])
  }

  /// Forgets what has not been taken.
  mutating func drop() {
    bytes = []
    start = 0
    searched = 0
  }

  private mutating func text(_ line: ArraySlice<UInt8>) -> String {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if isFirst, line.starts(with: Self.byteOrderMark) { line.removeFirst(3) }
    isFirst = false
    return String(decoding: line, as: UTF8.self)
  }
}

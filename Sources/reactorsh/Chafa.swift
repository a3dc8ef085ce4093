internal import Screens

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Draws images with chafa(1), where it is installed.
enum Chafa {
  /// Draws with the first such program on the path; nil where there is none.
  static func drawing(path: String?) -> ImageDisplay.Drawing? {
    let folders = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    let programs: [String] = folders.map { "\($0)/chafa" }
    let found = programs.first { access($0, X_OK) == 0 }
    return found.map { program in { draw($0, with: program, columns: $1) } }
  }

  private static func draw(_ image: LoadedImage, with program: String, columns: Int) -> [String]? {
    guard let file = PrivateFile(image.bytes) else { return nil }
    defer { unlink(file.path) }
    let options = "--format symbols --animate off --size \(min(40, max(1, columns)))x16"
    guard let output = standardOutput(of: "exec \(quoted(program)) \(options) \(quoted(file.path))")
    else { return nil }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.allSatisfy(isHarmless) ? lines : nil
  }

  /// What a shell command writes; nil where it fails.
  private static func standardOutput(of command: String) -> [UInt8]? {
    guard let stream = popen(command + " </dev/null 2>/dev/null", "r") else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      bytes += buffer[..<count]
    }
    return pclose(stream) == 0 ? bytes : nil
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// Whether a line holds no escape codes but those of colours and of the cursor's visibility.
  private static func isHarmless(_ line: String) -> Bool {
    var rest = line.unicodeScalars[...]
    while let escape = rest.firstIndex(where: {
      $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
    }) {
      rest = rest[escape...]
      guard rest.popFirst() == "\u{1B}", rest.popFirst() == "[" else { return false }
      if ["?25h", "?25l"].contains(where: { rest.starts(with: $0.unicodeScalars) }) {
        rest = rest.dropFirst(4)
        continue
      }
      rest = rest.drop { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
      guard rest.popFirst() == "m" else { return false }
    }
    return true
  }
}

/// A file that only its owner can read.
private struct PrivateFile {
  let path: String

  /// Writes bytes into a new file; nil where that cannot be done.
  init?(_ bytes: [UInt8]) {
    var template = Array("/tmp/reactorsh-image.XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let isWritten = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress, $0.count) == $0.count
    }
    guard isWritten else {
      unlink(path)
      return nil
    }
  }
}

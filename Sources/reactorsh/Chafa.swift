internal import Screens

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Draws images with chafa(1), where it is installed.
enum Chafa {
  /// Draws an image; nil where no such program is found on the path.
  static func drawing(path: String?) -> ((LoadedImage) -> [String]?)? {
    let folders = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    let programs: [String] = folders.map { "\($0)/chafa" }
    let found = programs.first { access($0, X_OK) == 0 }
    return found.map { program in { image in draw(image, with: program) } }
  }

  private static func draw(_ image: LoadedImage, with program: String) -> [String]? {
    var template = Array("/tmp/reactorsh-image.XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    let file = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(file) }
    let isWritten = image.bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress, $0.count) == $0.count
    }
    close(descriptor)
    guard isWritten,
      let stream = popen(
        "exec '\(program)' --format symbols --size 40x16 '\(file)' 2>/dev/null", "r")
    else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      bytes += buffer[..<count]
    }
    guard pclose(stream) == 0 else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.allSatisfy(isHarmless) ? lines : nil
  }

  /// Whether a line holds no escape codes but those of colours and of the cursor's visibility.
  private static func isHarmless(_ line: String) -> Bool {
    var rest = line.unicodeScalars[...]
    while let escape = rest.firstIndex(where: {
      $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
    }) {
      rest = rest[escape...]
      guard rest.popFirst() == "\u{1B}", rest.popFirst() == "[" else { return false }
      rest = rest.drop { ("0"..."9").contains($0) || $0 == ";" || $0 == "?" }
      guard let end = rest.popFirst(), ["m", "h", "l"].contains(end) else { return false }
    }
    return true
  }
}

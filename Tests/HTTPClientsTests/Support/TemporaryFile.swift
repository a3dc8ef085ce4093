#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file in a directory of its own, gone with this object.
final class TemporaryFile {
  let path: String
  private let directory: String

  init(_ name: String) {
    var template = Array("/tmp/reactorsh-XXXXXX".utf8CString)
    precondition(mkdtemp(&template) != nil)
    directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = "\(directory)/\(name)"
  }

  deinit {
    unlink(path)
    rmdir(directory)
  }

  var text: String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}

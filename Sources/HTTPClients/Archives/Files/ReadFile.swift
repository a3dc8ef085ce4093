#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// All bytes of a file.
func readFile(_ path: String) throws(ArchiveFailure) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw systemFailure(path) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &part, part.count)
    if count == 0 { return bytes }
    if count < 0 {
      guard errno != EINTR else { continue }
      throw systemFailure(path)
    }
    bytes += part[..<count]
  }
}

/// What the system says about the call that has just failed.
func systemFailure(_ path: String) -> ArchiveFailure {
  ArchiveFailure(
    file: path, entry: nil, reason: String(cString: strerror(errno)).lowercasedFirst)
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

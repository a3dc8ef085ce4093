#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that is there as long as a test.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/reactorsh-tests-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit { remove(path) }

  /// The names of what is in it.
  var contents: [String] { namesOfFiles(in: path) }

  /// Writes a file.
  ///
  /// - Returns: its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String, mode: mode_t = 0o600) -> String {
    let file = path + "/" + name
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    _ = Glibc.write(descriptor, bytes, bytes.count)
    close(descriptor)
    return file
  }

  /// Writes a text file.
  ///
  /// - Returns: its path.
  @discardableResult
  func write(_ text: String, to name: String) -> String {
    write(Array(text.utf8), to: name)
  }
}

/// The names of what is in a folder.
func namesOfFiles(in folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// Removes a file, or a folder with all that is in it.
private func remove(_ path: String) {
  guard unlink(path) != 0 else { return }
  for name in namesOfFiles(in: path) { remove(path + "/" + name) }
  rmdir(path)
}

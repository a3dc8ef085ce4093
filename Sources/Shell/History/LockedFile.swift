#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A file that one program at a time reads or writes, as long as this is there.
struct LockedFile: ~Copyable {
  /// Why it could not be used, in the system's words.
  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ path: String) { description = "\(path): \(String(cString: strerror(errno)))" }
  }

  private let path: String
  private let descriptor: Int32

  /// Opens and locks it; makes it where it is not there.
  init(_ path: String) throws(Failure) {
    self.path = path
    while true {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw Failure(path) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      // Whoever had the lock may have put another file in its place.
      var opened = stat()
      var named = stat()
      if fstat(descriptor, &opened) == 0, stat(path, &named) == 0, opened.st_ino == named.st_ino {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  deinit { close(descriptor) }

  /// All that is in it.
  func bytes() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count))
      guard count >= 0 else { throw Failure(path) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Adds a line at once. One before it that was left without its end gets that.
  func append(_ line: [UInt8]) throws(Failure) {
    var end: UInt8 = 10
    let size = lseek(descriptor, 0, SEEK_END)
    if size > 0 { pread(descriptor, &end, 1, size - 1) }
    let text = (end == 10 ? [] : [10]) + line + [10]
    guard write(descriptor, text, text.count) == text.count else { throw Failure(path) }
  }

  /// Puts another file in its place, whole or not at all.
  func replace(_ change: ([UInt8]) -> [UInt8]) throws(Failure) {
    let text = change(try bytes())
    let draft = "\(path).\(getpid())"
    let other = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard other >= 0 else { throw Failure(draft) }
    let isWritten = write(other, text, text.count) == text.count && fsync(other) == 0
    close(other)
    guard isWritten, rename(draft, path) == 0 else {
      unlink(draft)
      throw Failure(path)
    }
  }
}

import Observables
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A plain client of a Unix-domain socket.
final class LocalClient {
  let descriptor: Int32

  init(_ path: String) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { room in
      path.utf8CString.withUnsafeBytes { room.copyMemory(from: $0) }
    }
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isConnected)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close(descriptor) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
  }

  /// What there is to read now; nil once the other side has closed.
  func receive() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    let count = read(descriptor, &buffer, buffer.count)
    if count == 0 { return nil }
    if count < 0 { return errno == EAGAIN ? [] : nil }
    return Array(buffer[..<count])
  }

  /// Turns a loop until the other side has closed, or what came satisfies a condition.
  func receive(_ loop: EventLoop, until isEnough: (String) -> Bool = { _ in false }) -> String {
    var bytes: [UInt8] = []
    while !isEnough(String(decoding: bytes, as: UTF8.self)) {
      // Something is always to come, so that a turn ends.
      let timer = loop.schedule(after: 0.01) {}
      loop.turn()
      timer.dispose()
      guard let more = receive() else { break }
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

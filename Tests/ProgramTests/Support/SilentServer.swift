#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server that takes requests and never answers.
final class SilentServer {
  /// Where it is.
  let url: String
  private let listener: Int32

  init() {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    listener = socket(AF_INET, stream, 0)
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    // The system accepts what comes; it only has to be left there.
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(listener, $0, size)
        _ = listen(listener, 8)
        _ = getsockname(listener, $0, &size)
      }
    }
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
  }

  deinit { close(listener) }
}

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A connected Unix-domain socket that nothing blocks on. Whoever closes it owns it.
struct LocalSocket {
  /// What has arrived.
  enum Arrival {
    case bytes([UInt8])
    case nothingYet
    /// The other side has closed it, or it broke.
    case ended
  }

  /// How much was sent.
  enum Sending {
    case wrote(Int)
    case failed
  }

  let descriptor: Int32

  /// Takes a descriptor that was accepted.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if !canImport(Glibc)
      var isOn: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout.size(ofValue: isOn)))
    #endif
  }

  /// Looks at what has arrived, and leaves it there.
  func peek() -> Arrival {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_PEEK))
      if count > 0 { return .bytes(Array(buffer[..<count])) }
      guard count < 0 else { return .ended }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .nothingYet
      default: return .ended
      }
    }
  }

  /// Takes bytes that were looked at.
  func skip(_ count: Int) {
    guard count > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: count)
    while recv(descriptor, &buffer, count, 0) < 0, errno == EINTR {}
  }

  /// Sends as much as there is room for. A peer that has gone is no signal, but a failure.
  func write(_ bytes: [UInt8]) -> Sending {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        send(descriptor, $0.baseAddress?.advanced(by: sent), bytes.count - sent, Self.sendFlags)
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        break
      } else if errno != EINTR {
        return .failed
      }
    }
    return .wrote(sent)
  }

  func close() {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }

  #if canImport(Glibc)
    private static let sendFlags = Int32(MSG_NOSIGNAL)
  #else
    private static let sendFlags: Int32 = 0
  #endif
}

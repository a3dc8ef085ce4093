internal import CLibEdit

/// Writes whole texts to a descriptor, and remembers when that stopped working.
final class DescriptorOutput {
  let descriptor: Int32
  private(set) var state = OutputState.open

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) != 0 }

  /// Writes all of it, in as many pieces as it takes.
  func write(_ text: String) {
    guard state == .open, !text.isEmpty else { return }
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while state == .open, let start = rest.baseAddress, rest.count > 0 {
        let count = CLibEdit.write(descriptor, start, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else {
          state = stateAfter(clibedit_errno())
        }
      }
    }
  }

  private func stateAfter(_ error: Int32) -> OutputState {
    switch error {
    case EINTR:
      return .open
    case EAGAIN:
      // Someone who shares the terminal made it non-blocking.
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&room, 1, -1)
      return .open
    case EPIPE, EIO, EBADF:
      return .closed
    default:
      return .failed(String(cString: strerror(error)))
    }
  }
}

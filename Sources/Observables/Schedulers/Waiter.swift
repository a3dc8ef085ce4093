#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A descriptor that is waited for.
public struct Interest: Sendable {
  /// The descriptor.
  public let descriptor: Int32
  /// Whether it is to become readable.
  public var wantsRead: Bool
  /// Whether it is to become writable.
  public var wantsWrite: Bool
  /// Whether reading does not block now; also at the end of the file.
  public var isReadable = false
  /// Whether writing does not block now.
  public var isWritable = false

  /// Makes an interest.
  public init(descriptor: Int32, wantsRead: Bool, wantsWrite: Bool) {
    self.descriptor = descriptor
    self.wantsRead = wantsRead
    self.wantsWrite = wantsWrite
  }

  var isReady: Bool { isReadable || isWritable }
}

/// Waits for an event loop.
public protocol Waiter: AnyObject {
  /// Waits until a descriptor is ready, something of the waiter's own has happened, or the time is
  /// over, and notes in place which descriptors are ready.
  ///
  /// - Parameters:
  ///   - interests: what is waited for.
  ///   - milliseconds: how long at most; nil without limit, 0 not at all.
  func wait(for interests: inout [Interest], milliseconds: Int32?)
}

/// Waits with poll(2).
public final class PollWaiter: Waiter {
  /// Makes a waiter.
  public init() {}

  /// Waits.
  public func wait(for interests: inout [Interest], milliseconds: Int32?) {
    var polled = interests.map { interest in
      pollfd(
        fd: interest.descriptor,
        events: Int16((interest.wantsRead ? POLLIN : 0) | (interest.wantsWrite ? POLLOUT : 0)),
        revents: 0)
    }
    guard poll(&polled, nfds_t(polled.count), milliseconds ?? -1) > 0 else { return }
    for (index, found) in polled.enumerated() {
      let failed = Int32(found.revents) & (POLLERR | POLLHUP | POLLNVAL) != 0
      let interest = interests[index]
      interests[index].isReadable =
        Int32(found.revents) & POLLIN != 0 || (failed && interest.wantsRead)
      interests[index].isWritable =
        Int32(found.revents) & POLLOUT != 0 || (failed && interest.wantsWrite)
    }
  }
}

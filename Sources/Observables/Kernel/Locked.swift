internal import Synchronization

/// A value behind a lock.
///
/// `Mutex` wants its value to be `Sendable`, which closures of observers are not: an observable is
/// used on one thread at a time, or guarded by a lock such as this.
package final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = Mutex(())

  package init(_ value: Value) {
    self.value = value
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body(&value)
  }
}

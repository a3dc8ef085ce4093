/// A value behind a lock.
///
/// `Mutex` wants its value to be `Sendable`, which closures of observers are not: an observable is
/// used on one thread at a time, or guarded by a lock such as this.
@usableFromInline
package final class Locked<Value>: @unchecked Sendable {
  @usableFromInline let lock = Lock()
  // The lock says who accesses it; the runtime's own check would cost more than the lock does.
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable package init(_ value: Value) {
    self.value = value
  }

  @inlinable package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows
    -> Result
  {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

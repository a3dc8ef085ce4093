public import Synchronization

/// A lock that stands beside what it guards, in the same object: one allocation less than `Locked`,
/// where objects are many.
@usableFromInline
package struct Lock: ~Copyable {
  @usableFromInline let mutex = Mutex(())

  @inlinable package init() {}

  @inlinable package func lock() { mutex._unsafeLock() }
  @inlinable package func unlock() { mutex._unsafeUnlock() }

  /// Runs what reads and writes the guarded properties; never an observer's or a disposable's code.
  @inlinable package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}

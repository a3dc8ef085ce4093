public import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A lock that stands beside what it guards, in the same object: one allocation less than `Locked`,
/// where objects are many.
///
/// It is one byte, and taking it is one instruction in the code of whoever uses the library, where a
/// `Mutex` is a call. It is held for a few instructions, never while anybody's code runs.
@usableFromInline
package struct Lock: ~Copyable {
  @usableFromInline let isHeld = Atomic(false)

  @inlinable package init() {}

  @inlinable package func lock() {
    let (isTaken, _) = isHeld.compareExchange(
      expected: false, desired: true, successOrdering: .acquiring, failureOrdering: .relaxed)
    if !isTaken { wait() }
  }

  @inlinable package func unlock() { isHeld.store(false, ordering: .releasing) }

  /// Runs what reads and writes the guarded properties; never an observer's or a disposable's code.
  @inlinable package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Takes it once whoever holds it lets go. A holder that does not run at all is let run.
  @usableFromInline func wait() {
    var tries = 0
    while true {
      let (isTaken, _) = isHeld.weakCompareExchange(
        expected: false, desired: true, successOrdering: .acquiring, failureOrdering: .relaxed)
      if isTaken { return }
      tries += 1
      if tries > 1_000 { usleep(50) } else if tries > 20 { sched_yield() }
    }
  }
}

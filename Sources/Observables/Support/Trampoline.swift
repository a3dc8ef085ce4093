/// The work that waits for other work on the same thread.
@usableFromInline
final class Trampoline {
  // Only its thread comes here.
  @exclusivity(unchecked) @usableFromInline var isRunning = false
  @exclusivity(unchecked) @usableFromInline var waiting: [() -> Void] = []

  init() {}

  func run(_ work: @escaping () -> Void) {
    guard !isRunning else { return waiting.append(work) }
    isRunning = true
    work()
    finish()
  }

  /// Runs what has come while other work ran.
  @inlinable func finish() {
    if !waiting.isEmpty { runWaiting() }
    isRunning = false
  }

  @usableFromInline func runWaiting() {
    while !waiting.isEmpty {
      let batch = waiting
      waiting = []
      for each in batch { each() }
    }
  }
}

/// The work that waits for other work on the same thread.
final class Trampoline {
  private(set) var isRunning = false
  private var waiting: [() -> Void] = []

  func run(_ work: @escaping () -> Void) {
    guard !isRunning else { return waiting.append(work) }
    isRunning = true
    work()
    while !waiting.isEmpty {
      let batch = waiting
      waiting = []
      for each in batch { each() }
    }
    isRunning = false
  }
}

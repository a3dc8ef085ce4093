internal import Synchronization

/// Whom the end of a transfer is told to, once: the response or a cancellation, whichever is first.
final class Completion {
  private let call: (Result<HTTPResponse, HTTPFailure>) -> Void
  private let isOver = Atomic(false)
  /// The transfer, while it runs.
  weak var transfer: Transfer?

  init(_ call: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void) {
    self.call = call
  }

  /// Whether nobody waits for the end any more.
  var hasEnded: Bool { isOver.load(ordering: .acquiring) }

  /// Takes the right to end it; false where somebody did before.
  func end() -> Bool { !isOver.exchange(true, ordering: .acquiringAndReleasing) }

  func callAsFunction(_ result: Result<HTTPResponse, HTTPFailure>) {
    if end() { call(result) }
  }
}

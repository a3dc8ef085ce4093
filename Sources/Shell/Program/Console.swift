package import Observables
package import Terminals

/// The terminal, the signals and the event loop as one thing that waits.
package final class Console {
  package private(set) var terminal: (any Terminal)!
  /// Called after each turn of the loop that a wait for input made.
  package var didTurn: () -> Void = {}

  private let loop: EventLoop
  private let signals = Signals()
  private var watch: (any Disposable)?

  package init(programName: String, loop: EventLoop) {
    self.loop = loop
    terminal = standardTerminal(programName: programName) { [unowned self] in wait(for: $0) }
    // A signal has to end a wait, and nothing more: whoever waits asks what it was.
    watch = loop.watch(signals.descriptor, read: true, write: false) { _ in }
  }

  /// Whether Ctrl-C was pressed, or the program is to end, since this was last asked.
  package var isInterrupted: Bool {
    switch signals.next() {
    case .interrupt, .end: true
    default: false
    }
  }

  /// The signal by which the program is to end.
  package var endingSignal: Int32? {
    if case .end(let number) = signals.end { return number }
    return nil
  }

  private func wait(for descriptor: Int32) -> WaitOutcome {
    if let outcome = signals.outcome() { return outcome }
    var isReadable = false
    if loop.clock == .virtual {
      // Virtual time must not pass with how fast a script arrives, so the loop stands still.
      isReadable = waitOutside(for: descriptor)
    } else {
      let watch = loop.watch(descriptor, read: true, write: false) { _ in isReadable = true }
      loop.turn()
      watch.dispose()
      didTurn()
    }
    return signals.outcome() ?? (isReadable ? .readable : .worked)
  }

  private func waitOutside(for descriptor: Int32) -> Bool {
    var interests = [descriptor, signals.descriptor].map {
      Interest(descriptor: $0, wantsRead: true, wantsWrite: false)
    }
    PollWaiter().wait(for: &interests, milliseconds: nil)
    return interests[0].isReadable
  }
}

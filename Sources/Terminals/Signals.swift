internal import CLibEdit

/// The signals that the program acts on, turned into bytes that its event loop can wait for.
///
/// A handler does nothing but write to a pipe; the loop watches `descriptor`, and whoever runs the
/// loop asks what arrived. A signal that was ignored when the program began (`nohup`) stays ignored.
/// Writing to a pipe that nobody reads fails with an error instead of ending the program; a program
/// that is started from here inherits that, unless it is reset.
public final class Signals {
  /// A signal that arrived.
  public enum Signal: Equatable, Sendable {
    /// Ctrl-C.
    case interrupt
    /// The window has another size.
    case resize
    /// The program was stopped and goes on.
    case resume
    /// The program is to end, by the signal of this number; its exit status is 128 and that.
    case end(Int32)
  }

  /// Readable when a signal has arrived.
  public let descriptor: Int32
  /// The signal by which the program is to end, once that has arrived.
  public private(set) var end: Signal?
  private let writingEnd: Int32
  private var pending: [Signal] = []

  /// Takes over the handling of the signals; once in a program.
  public init() {
    var ends: [Int32] = [-1, -1]
    precondition(clibedit_pipe(&ends) == 0, "no descriptor is left")
    descriptor = ends[0]
    writingEnd = ends[1]
    for number in [SIGINT, SIGWINCH, SIGCONT, SIGTERM, SIGHUP] {
      clibedit_catch_signal(number, writingEnd)
    }
    clibedit_ignore_broken_pipes()
  }

  /// The next signal that arrived, the most pressing first, each once however often it came.
  public func next() -> Signal? {
    receive()
    guard !pending.isEmpty else { return nil }
    defer { if !pending.isEmpty { stayReadable() } }
    return pending.removeFirst()
  }

  private func stayReadable() {
    var nothing: UInt8 = 0
    _ = write(writingEnd, &nothing, 1)
  }

  /// The next signal that arrived, as a terminal's `wait` reports it.
  public func outcome() -> WaitOutcome? {
    switch next() {
    case .interrupt: .interrupted
    case .resize: .resized
    case .resume: .resumed
    case .end: .ended
    case nil: nil
    }
  }

  private func receive() {
    var bytes = [UInt8](repeating: 0, count: 64)
    var arrived: [Signal] = []
    while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
      arrived += bytes[..<count].compactMap { Self.signal(Int32($0)) }
    }
    for signal in arrived where !pending.contains(signal) {
      if case .end = signal { end = end ?? signal }
      pending.append(signal)
    }
    pending.sort { Self.rank($0) < Self.rank($1) }
  }

  private static func signal(_ number: Int32) -> Signal? {
    switch number {
    case SIGINT: .interrupt
    case SIGWINCH: .resize
    case SIGCONT: .resume
    case SIGTERM, SIGHUP: .end(number)
    default: nil
    }
  }

  private static func rank(_ signal: Signal) -> Int {
    switch signal {
    case .end: 0
    case .interrupt: 1
    case .resume: 2
    case .resize: 3
    }
  }
}

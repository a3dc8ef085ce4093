public import Tracing

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The program's one loop: scheduled work, descriptors that become ready, and one wait for both.
///
///     let loop = EventLoop(clock: .virtual)
///     loop.schedule(after: 60) { print("a minute later") }
///     loop.turn()  // prints at once: virtual time is not waited for
public final class EventLoop {
  /// How time passes.
  public enum Clock: Sendable {
    /// By itself.
    case real
    /// From one deadline to the next, without waiting.
    case virtual
  }

  private struct Work {
    var due: Double
    var number: Int
    var cause: Cause?
    var run: () -> Void
  }

  private struct Watch {
    var number: Int
    var interest: Interest
    var ready: (Interest) -> Void
  }

  private struct State {
    /// Sorted, so that what is due first stands last.
    var work: [Work] = []
    var watches: [Watch] = []
    var count = 0
  }

  /// Who waits. A client of the network puts itself here, to wait for its transfers as well.
  public var waiter: any Waiter = PollWaiter()
  /// How time passes.
  public let clock: Clock

  private let state = Locked(State())
  private let start: Double
  private var virtualTime = 0.0
  private let pipe: (reading: Int32, writing: Int32)

  /// Makes a loop, at time 0.
  public init(clock: Clock = .real) {
    self.clock = clock
    start = EventLoop.monotonicTime
    var ends: [Int32] = [-1, -1]
    precondition(makePipe(&ends), "no descriptor is left")
    pipe = (ends[0], ends[1])
  }

  deinit {
    close(pipe.reading)
    close(pipe.writing)
  }

  /// Seconds since the loop was made.
  public var now: Double { clock == .real ? EventLoop.monotonicTime - start : virtualTime }

  /// Runs work after a time, under the cause that is ambient now. May be called from any thread.
  @discardableResult
  public func schedule(after seconds: Double, _ work: @escaping () -> Void) -> any Disposable {
    let due = now + max(0, seconds)
    let number = state.withLock { state in
      state.count += 1
      let new = Work(due: due, number: state.count, cause: Cause.current, run: work)
      let index = state.work.firstIndex { $0.due <= due } ?? state.work.endIndex
      state.work.insert(new, at: index)
      return state.count
    }
    wakeUp()
    return Disposables.create { [weak self] in
      self?.state.withLock { $0.work.removeAll { $0.number == number } }
    }
  }

  /// Calls a closure whenever a descriptor can be read or written without blocking.
  public func watch(
    _ descriptor: Int32, read: Bool, write: Bool, _ ready: @escaping (Interest) -> Void
  ) -> any Disposable {
    let interest = Interest(descriptor: descriptor, wantsRead: read, wantsWrite: write)
    let number = state.withLock { state in
      state.count += 1
      state.watches.append(Watch(number: state.count, interest: interest, ready: ready))
      return state.count
    }
    return Disposables.create { [weak self] in
      self?.state.withLock { $0.watches.removeAll { $0.number == number } }
    }
  }

  /// Runs what is due; where nothing is, waits once and runs what has come then. In virtual time it
  /// goes on to the next deadline instead of waiting.
  ///
  /// - Returns: false where nothing was done and nothing is left that could happen.
  @discardableResult
  public func turn() -> Bool {
    defer { for hook in Self.hooks.withLock({ $0 }) { hook() } }
    return turnOnce()
  }

  private static let hooks = Locked<[() -> Void]>([])

  /// Has something done at the end of each turn of any loop.
  package static func afterEachTurn(_ hook: @escaping () -> Void) {
    hooks.withLock { $0.append(hook) }
  }

  private func turnOnce() -> Bool {
    if runDue() { return true }
    let next = state.withLock { $0.work.last?.due }
    if clock == .virtual {
      guard let next else { return false }
      virtualTime = max(virtualTime, next)
      return runDue()
    }
    wait(until: next)
    _ = runDue()
    return true
  }

  /// Whether work is still to be done under a cause that satisfies a condition.
  public func hasWork(where isMeant: (Cause) -> Bool) -> Bool {
    state.withLock { state in
      state.work.contains { $0.cause.map(isMeant) ?? false }
    }
  }

  /// Has a wait that is under way end. May be called from any thread and from a signal handler.
  public func wakeUp() {
    guard clock == .real else { return }
    var byte: UInt8 = 0
    _ = write(pipe.writing, &byte, 1)
  }

  private func runDue() -> Bool {
    // What is scheduled by what runs now waits for the next turn.
    let last = state.withLock { $0.count }
    let limit = now
    var hasRun = false
    while let work = nextDue(limit, upTo: last) {
      hasRun = true
      Cause.$current.withValue(work.cause) { work.run() }
    }
    return hasRun
  }

  private func nextDue(_ limit: Double, upTo last: Int) -> Work? {
    state.withLock { state in
      guard let work = state.work.last, work.due <= limit, work.number <= last else { return nil }
      return state.work.removeLast()
    }
  }

  private func wait(until due: Double?) {
    let watches = state.withLock { $0.watches }
    var interests = watches.map(\.interest)
    interests.append(Interest(descriptor: pipe.reading, wantsRead: true, wantsWrite: false))
    let milliseconds = due.map { Int32(min(max(0, ($0 - now) * 1000).rounded(.up), 1e9)) }
    waiter.wait(for: &interests, milliseconds: milliseconds)
    if interests.removeLast().isReadable { drainPipe() }
    for (watch, interest) in zip(watches, interests) where interest.isReady {
      let isWatched = state.withLock { $0.watches.contains { $0.number == watch.number } }
      if isWatched { watch.ready(interest) }
    }
  }

  private func drainPipe() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(pipe.reading, &bytes, bytes.count) == bytes.count {}
  }

  private static var monotonicTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A pipe that neither end blocks on, and that no child inherits.
private func makePipe(_ ends: inout [Int32]) -> Bool {
  guard pipeOf(&ends) == 0 else { return false }
  for end in ends {
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
  }
  return true
}

private func pipeOf(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

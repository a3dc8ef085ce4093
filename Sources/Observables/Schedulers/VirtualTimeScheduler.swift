/// A scheduler whose time is advanced by hand, in ticks: for tests and replays.
///
///     let scheduler = VirtualTimeScheduler()
///     scheduler.schedule(after: .seconds(60)) { print("a minute later") }
///     scheduler.start()  // prints at once
open class VirtualTimeScheduler: SchedulerType {
  private struct Work {
    let time: Int
    let number: Int
    let run: () -> Void
  }

  private struct State {
    /// Sorted, so that what is due first stands last.
    var work: [Work] = []
    var clock: Int
    var count = 0
    var isRunning = false
  }

  private let state: Locked<State>
  private let resolution: Double
  private let minimumDelay: Int

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: the tick at which it stands.
  ///   - resolution: how many seconds a tick is.
  ///   - minimumDelay: how many ticks work waits at least.
  public init(initialClock: Int = 0, resolution: Double = 1, minimumDelay: Int = 0) {
    state = Locked(State(clock: initialClock))
    self.resolution = resolution
    self.minimumDelay = minimumDelay
  }

  /// The tick at which it stands.
  public var clock: Int { state.withLock { $0.clock } }

  /// The same in seconds.
  public var now: Double { Double(clock) * resolution }

  /// Runs work after a time.
  @discardableResult
  public func schedule(after time: RxTimeInterval, _ work: @escaping () -> Void) -> any Disposable {
    schedule(at: clock + ticks(in: time), work)
  }

  /// Runs work at a tick.
  @discardableResult
  public func schedule(at time: Int, _ work: @escaping () -> Void) -> any Disposable {
    let work = carryingCause(work)
    let number = state.withLock { state in
      state.count += 1
      let due = max(time, state.clock + minimumDelay)
      let new = Work(time: due, number: state.count, run: work)
      let index = state.work.firstIndex { $0.time <= due } ?? state.work.endIndex
      state.work.insert(new, at: index)
      return state.count
    }
    return Disposables.create { [weak self] in self?.cancel(number) }
  }

  /// Runs everything that is scheduled, and what is scheduled by that, until nothing is left or it
  /// is stopped.
  public func start() { run(until: .max) }

  /// Runs everything that is due until a tick, and stands there.
  ///
  ///     scheduler.advance(to: 100)
  public func advance(to time: Int) {
    run(until: time)
    state.withLock { $0.clock = max($0.clock, time) }
  }

  /// Runs everything that is due before a tick, and stands there: what is due then is still to run.
  ///
  ///     scheduler.advance(before: 100)
  public func advance(before time: Int) {
    run(until: time - 1)
    state.withLock { $0.clock = max($0.clock, time) }
  }

  /// Runs everything that is due within a time, and stands at its end.
  ///
  ///     scheduler.advance(by: .seconds(10))
  public func advance(by time: RxTimeInterval) { advance(to: clock + ticks(in: time)) }

  /// Runs nothing more, until it is started again.
  public func stop() { state.withLock { $0.isRunning = false } }

  private func run(until limit: Int) {
    state.withLock { $0.isRunning = true }
    while let work = next(until: limit) { work.run() }
    state.withLock { $0.isRunning = false }
  }

  private func next(until limit: Int) -> Work? {
    state.withLock { state in
      guard state.isRunning, let work = state.work.last, work.time <= limit else { return nil }
      state.clock = max(state.clock, work.time)
      return state.work.removeLast()
    }
  }

  private func cancel(_ number: Int) {
    let removed = state.withLock { state -> Work? in
      state.work.firstIndex { $0.number == number }.map { state.work.remove(at: $0) }
    }
    _ = removed
  }

  private func ticks(in time: RxTimeInterval) -> Int {
    let ticks = (time.seconds / resolution).rounded()
    return ticks < 1e15 ? Int(ticks) : Int(1e15)
  }
}

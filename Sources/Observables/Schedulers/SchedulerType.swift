public import Dispatch

/// A span of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// Runs work as soon as it can.
public protocol ImmediateSchedulerType: AnyObject {
  /// Runs work as soon as the scheduler can.
  @discardableResult
  func schedule(_ work: @escaping () -> Void) -> any Disposable
}

/// Runs work later.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's time, in seconds.
  var now: Double { get }

  /// Runs work after a time.
  @discardableResult
  func schedule(after time: RxTimeInterval, _ work: @escaping () -> Void) -> any Disposable
}

extension SchedulerType {
  /// Runs work as soon as the scheduler can.
  @discardableResult
  public func schedule(_ work: @escaping () -> Void) -> any Disposable {
    schedule(after: .nanoseconds(0), work)
  }

  /// Runs work after a time, and again and again.
  ///
  ///     scheduler.schedulePeriodic(startAfter: .seconds(1), period: .seconds(1)) { print("tick") }
  public func schedulePeriodic(
    startAfter first: RxTimeInterval, period: RxTimeInterval, _ work: @escaping () -> Void
  ) -> any Disposable {
    let current = SerialDisposable()
    func next(after time: RxTimeInterval) {
      current.disposable = schedule(after: time) {
        next(after: period)
        work()
      }
    }
    next(after: first)
    return current
  }
}

extension EventLoop: SchedulerType {
  /// Runs work after a time.
  @discardableResult
  public func schedule(after time: RxTimeInterval, _ work: @escaping () -> Void) -> any Disposable {
    schedule(after: time.seconds, work)
  }
}

extension DispatchTimeInterval {
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: .infinity
    }
  }
}

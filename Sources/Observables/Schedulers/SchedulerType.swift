public import Dispatch

/// A span of time.
public typealias RxTimeInterval = DispatchTimeInterval

/// Runs work later.
public protocol SchedulerType: AnyObject {
  /// Runs work after a time.
  @discardableResult
  func schedule(after time: RxTimeInterval, _ work: @escaping () -> Void) -> any Disposable
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

/// The program's event loop as a scheduler.
public enum MainScheduler {
  /// The loop. Set once, before anything is scheduled.
  nonisolated(unsafe) public static var instance: EventLoop = EventLoop()
}

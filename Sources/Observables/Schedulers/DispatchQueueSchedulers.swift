public import Dispatch

/// Runs work on a queue, one piece at a time, in order.
///
///     observable.observe(on: SerialDispatchQueueScheduler(qos: .utility))
public class SerialDispatchQueueScheduler: SchedulerType {
  private let queue: DispatchQueue

  /// Makes a scheduler with a queue of its own.
  public init(internalSerialQueueName name: String) {
    queue = DispatchQueue(label: name)
  }

  /// Makes a scheduler on top of a queue, which may be a concurrent one.
  public init(queue: DispatchQueue, internalSerialQueueName name: String) {
    self.queue = DispatchQueue(label: name, target: queue)
  }

  /// Makes a scheduler whose work has a quality of service.
  public init(qos: DispatchQoS, internalSerialQueueName name: String = "Observables.serial") {
    queue = DispatchQueue(label: name, qos: qos)
  }

  /// Seconds, monotonic.
  public var now: Double { dispatchTime }

  /// Runs work on the queue, as soon as it can.
  @discardableResult
  public func schedule(_ work: @escaping () -> Void) -> any Disposable {
    dispatch(work, on: queue)
  }

  /// Runs work on the queue after a time.
  @discardableResult
  public func schedule(after time: RxTimeInterval, _ work: @escaping () -> Void) -> any Disposable {
    dispatch(work, on: queue, after: time)
  }
}

/// Runs work on a queue, several pieces at a time.
///
///     observable.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
public class ConcurrentDispatchQueueScheduler: SchedulerType {
  private let queue: DispatchQueue

  /// Makes a scheduler on a queue.
  public init(queue: DispatchQueue) {
    self.queue = queue
  }

  /// Makes a scheduler whose work has a quality of service.
  public convenience init(qos: DispatchQoS) {
    self.init(
      queue: DispatchQueue(label: "Observables.concurrent", qos: qos, attributes: .concurrent))
  }

  /// Seconds, monotonic.
  public var now: Double { dispatchTime }

  /// Runs work on the queue, as soon as it can.
  @discardableResult
  public func schedule(_ work: @escaping () -> Void) -> any Disposable {
    dispatch(work, on: queue)
  }

  /// Runs work on the queue after a time.
  @discardableResult
  public func schedule(after time: RxTimeInterval, _ work: @escaping () -> Void) -> any Disposable {
    dispatch(work, on: queue, after: time)
  }
}

private var dispatchTime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

private func dispatch(
  _ work: @escaping () -> Void, on queue: DispatchQueue, after time: RxTimeInterval? = nil
) -> any Disposable {
  // What is given up is released by whoever gives it up, not when its time would have come.
  let held = UnsafeTransfer(value: Locked<(() -> Void)?>(carryingCause(work)))
  let take: @Sendable () -> (() -> Void)? = {
    held.value.withLock { work in
      defer { work = nil }
      return work
    }
  }
  if let time {
    queue.asyncAfter(deadline: .now() + time) { take()?() }
  } else {
    queue.async { take()?() }
  }
  return Disposables.create { _ = take() }
}

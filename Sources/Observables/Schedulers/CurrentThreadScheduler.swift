/// Runs work at once on the thread that schedules it; work that is scheduled by running work, after
/// that.
///
///     CurrentThreadScheduler.instance.schedule {
///       CurrentThreadScheduler.instance.schedule { print("second") }
///       print("first")
///     }
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The only one that is needed.
  nonisolated(unsafe) public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether work that is scheduled now would run at once.
  public static var isScheduleRequired: Bool { !Deferral.current.trampoline.isRunning }

  /// Runs work.
  @discardableResult
  public func schedule(_ work: @escaping () -> Void) -> any Disposable {
    let flag = StopFlag()
    Deferral.current.run {
      Deferral.current.trampoline.run { if !flag.isStopped { work() } }
    }
    return flag
  }
}

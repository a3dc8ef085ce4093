/// The program's event loop as a scheduler.
///
///     observable.observe(on: MainScheduler.instance)
public enum MainScheduler {
  /// The loop. Set once, before anything is scheduled.
  nonisolated(unsafe) public static var instance: EventLoop = EventLoop()

  /// The same loop: work always runs in a later turn.
  public static var asyncInstance: EventLoop { instance }
}

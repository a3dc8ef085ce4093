#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Runs work at once on the thread that made it; from any other, on the program's event loop.
final class HomeScheduler: ImmediateSchedulerType {
  private let thread = pthread_self()

  func schedule(_ work: @escaping () -> Void) -> any Disposable {
    guard pthread_equal(thread, pthread_self()) != 0 else {
      return MainScheduler.instance.schedule(work)
    }
    work()
    return Disposables.create()
  }
}

extension Observable {
  /// Tells everything on the thread of whoever subscribes, which is the event loop's.
  func observedAtHome() -> Observable<Element> {
    Observable { observer in self.observe(on: HomeScheduler()).handler(observer) }
  }
}

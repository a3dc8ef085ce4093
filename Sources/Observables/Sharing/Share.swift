/// How long what is shared is remembered.
public enum SubjectLifetimeScope: Sendable {
  /// As long as anybody listens: who comes after that begins anew.
  case whileConnected
  /// Always.
  case forever
}

extension ObservableType {
  /// Subscribes once for all observers, as long as there are any, and tells a new one the latest
  /// elements first.
  ///
  ///     let shared = service.load().share(replay: 1)
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected)
    -> Observable<Element>
  {
    switch (scope, replay) {
    case (.whileConnected, 0): publish().refCount()
    case (.whileConnected, _): self.replay(replay).refCount()
    case (.forever, 0): multicast(PublishSubject<Element>()).refCount()
    case (.forever, _): multicast(ReplaySubject<Element>.create(bufferSize: replay)).refCount()
    }
  }
}

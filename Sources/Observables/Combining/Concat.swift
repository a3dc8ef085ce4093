extension Observable {
  /// Tells what the first observable tells, then, once it has completed, the next, and so on.
  ///
  ///     Observable.concat([.just(1), .just(2)])  // 1, 2
  public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable { observer in
      let current = SerialDisposable()
      var index = 0
      var isRunning = false
      var hasCompleted = true
      func advance() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        while hasCompleted, !current.isDisposed {
          guard index < sources.count else { return observer.on(.completed) }
          let source = sources[index]
          index += 1
          hasCompleted = false
          let subscription = SerialDisposable()
          current.disposable = subscription
          subscription.follow(source) { event in
            guard case .completed = event else { return observer.on(event) }
            hasCompleted = true
            advance()
          }
        }
      }
      Deferral.current.run(advance)
      return current
    }
  }

  /// Tells what the first observable tells, then the next.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources)
  }
}

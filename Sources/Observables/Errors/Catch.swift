extension ObservableType {
  /// Goes on with another observable where this one fails.
  ///
  ///     service.load().catch { _ in cache.load() }
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let current = SerialDisposable()
      let first = SerialDisposable()
      var hasFailed = false
      current.disposable = first
      first.disposable = source.run { event in
        guard !hasFailed else { return }
        guard case .error(let error) = event else { return observer.on(event) }
        hasFailed = true
        do {
          let next = try handler(error)
          let second = SerialDisposable()
          current.disposable = second
          second.follow(next, observer.on)
        } catch { observer.on(.error(error)) }
      }
      return current
    }
  }

  /// Tells an element and completes where this one fails.
  ///
  ///     count.catchAndReturn(0)
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    `catch` { _ in .just(element) }
  }
}

extension ObservableType {
  /// Goes on with the next observable of a sequence where one fails; fails where the last one does.
  ///
  ///     Observable.catch(sequence: [origin, mirror])
  public static func `catch`<Sources: Sequence>(sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable { observer in
      var sources = sequence.makeIterator()
      return retrying(observer) { error in
        if let next = sources.next() { return next }
        if let error { throw error }
        return .empty()
      }
    }
  }
}

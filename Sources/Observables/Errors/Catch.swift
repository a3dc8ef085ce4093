extension ObservableType {
  /// Goes on with another observable where this one fails.
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
          second.disposable = next.handler(observer)
        } catch { observer.on(.error(error)) }
      }
      return current
    }
  }
}

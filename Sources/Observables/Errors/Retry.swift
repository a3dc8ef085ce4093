extension ObservableType {
  /// Subscribes again whenever it fails.
  ///
  ///     service.load().retry()
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in retrying(observer) { _ in source } }
  }

  /// Subscribes again where it fails, until it has been tried a number of times in all.
  ///
  ///     service.load().retry(3)
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    let source = asObservable()
    return Observable.catch(sequence: (0..<max(0, maxAttemptCount)).lazy.map { _ in source })
  }
}

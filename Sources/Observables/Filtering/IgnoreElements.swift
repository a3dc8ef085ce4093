extension ObservableType {
  /// Tells no element, only the end.
  ///
  ///     upload.ignoreElements()
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return Observable<Never> { observer in
      source.run { event in
        switch event {
        case .next: break
        case .error(let error): observer.on(.error(error))
        case .completed: observer.on(.completed)
        }
      }
    }
  }
}

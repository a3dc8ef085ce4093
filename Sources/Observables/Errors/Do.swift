extension ObservableType {
  /// Runs closures beside what is told: before it, and after it where they are named so.
  ///
  ///     service.load().do(onNext: { print($0) }, onSubscribe: { print("begun") })
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      onSubscribe?()
      let subscription = source.run { event in
        do {
          switch event {
          case .next(let element):
            try onNext?(element)
            observer.on(event)
            try afterNext?(element)
          case .error(let error):
            try onError?(error)
            observer.on(event)
            try afterError?(error)
          case .completed:
            try onCompleted?()
            observer.on(event)
            try afterCompleted?()
          }
        } catch { observer.on(.error(error)) }
      }
      onSubscribed?()
      guard let onDispose else { return subscription }
      return CompositeDisposable(subscription, Disposables.create(with: onDispose))
    }
  }
}

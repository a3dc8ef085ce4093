extension ObservableType {
  /// Subscribes closures.
  @discardableResult
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let observer = AnyObserver<Element> { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
    }
    guard let onDisposed else { return subscribe(observer) }
    let source = asObservable()
    return Observable { observer in
      CompositeDisposable(source.handler(observer), Disposables.create(with: onDisposed))
    }.subscribe(observer)
  }
}

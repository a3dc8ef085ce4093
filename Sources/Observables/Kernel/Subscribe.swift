extension ObservableType {
  /// Subscribes closures.
  @discardableResult
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let subscription = subscribe(
      AnyObserver<Element> { event in
        switch event {
        case .next(let element): onNext?(element)
        case .error(let error): onError?(error)
        case .completed: onCompleted?()
        }
      })
    guard let onDisposed else { return subscription }
    return CompositeDisposable(subscription, Disposables.create(with: onDisposed))
  }

  /// Subscribes an observer.
  public func bind<Observer: ObserverType>(to observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subscribe(observer)
  }
}

extension ObservableType {
  /// Subscribes closures.
  ///
  ///     Observable.of(1, 2).subscribe(onNext: { print($0) })  // 1, 2
  @inlinable @discardableResult
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    if let onNext, onError == nil, onCompleted == nil, onDisposed == nil {
      return subscribe(AnyObserver { if case .next(let element) = $0 { onNext(element) } })
    }
    let observer = AnyObserver<Element> { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
    }
    guard let onDisposed else { return subscribe(observer) }
    return subscribe(observer, onDisposed: onDisposed)
  }

  @usableFromInline func subscribe(
    _ observer: AnyObserver<Element>, onDisposed: @escaping () -> Void
  ) -> any Disposable {
    let source = asObservable()
    return Observable { observer in
      CompositeDisposable(source.handler(observer), Disposables.create(with: onDisposed))
    }.subscribe(observer)
  }
}

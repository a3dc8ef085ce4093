extension ObservableType {
  /// Tells some elements first.
  ///
  ///     Observable.of(3).startWith(1, 2)  // 1, 2, 3
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      for element in elements { observer.on(.next(element)) }
      return source.handler(observer)
    }
  }
}

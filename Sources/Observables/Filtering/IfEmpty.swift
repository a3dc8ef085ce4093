extension ObservableType {
  /// Tells an element where there would be none.
  ///
  ///     Observable.empty().ifEmpty(default: 1)  // 1
  public func ifEmpty(default element: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(element))
  }

  /// Goes on with another observable where there is no element.
  ///
  ///     cached.ifEmpty(switchTo: service.load())
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let current = SerialDisposable()
      let first = SerialDisposable()
      current.disposable = first
      var isEmpty = true
      first.disposable = source.run { event in
        if case .next = event { isEmpty = false }
        guard case .completed = event, isEmpty else { return observer.on(event) }
        let second = SerialDisposable()
        current.disposable = second
        second.follow(other, observer.on)
      }
      return current
    }
  }
}

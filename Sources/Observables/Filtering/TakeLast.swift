extension ObservableType {
  /// Tells the last elements when everything has been told.
  ///
  ///     Observable.of(1, 2, 3).takeLast(2)  // 2, 3
  public func takeLast(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      var last = FIFO<Element>()
      return source.run { event in
        switch event {
        case .next(let element):
          last.append(element)
          if last.count > count { _ = last.popFirst() }
        case .error: observer.on(event)
        case .completed:
          while let element = last.popFirst() { observer.on(.next(element)) }
          observer.on(.completed)
        }
      }
    }
  }
}

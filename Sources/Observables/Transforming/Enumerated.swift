extension ObservableType {
  /// Tells each element together with its place, from 0.
  ///
  ///     Observable.of("a", "b").enumerated()  // (0, "a"), (1, "b")
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    let source = asObservable()
    return Observable<(index: Int, element: Element)> { observer in
      var index = 0
      return source.run { event in
        switch event {
        case .next(let element):
          observer.on(.next((index: index, element: element)))
          index += 1
        case .error(let error): observer.on(.error(error))
        case .completed: observer.on(.completed)
        }
      }
    }
  }
}

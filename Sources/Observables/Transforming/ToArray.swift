extension ObservableType {
  /// Tells all elements at once when everything has been told.
  ///
  ///     Observable.of(1, 2, 3).toArray()  // [1, 2, 3]
  public func toArray() -> Single<[Element]> {
    let source = asObservable()
    return Single(
      source: Observable<[Element]> { observer in
        var elements: [Element] = []
        return source.run { event in
          switch event {
          case .next(let element): elements.append(element)
          case .error(let error): observer.on(.error(error))
          case .completed:
            observer.on(.next(elements))
            observer.on(.completed)
          }
        }
      })
  }
}

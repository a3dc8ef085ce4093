extension ObservableType {
  /// Turns each element into another, and leaves out those that have none.
  ///
  ///     Observable.of("1", "x", "3").compactMap { Int($0) }  // 1, 3
  @inlinable public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
    -> Observable<Result>
  {
    let source = asObservable()
    return Observable<Result> { observer in
      source.run { event in
        switch event {
        case .next(let element):
          do {
            if let result = try transform(element) { observer.on(.next(result)) }
          } catch { observer.on(.error(error)) }
        case .error(let error): observer.on(.error(error))
        case .completed: observer.on(.completed)
        }
      }
    }
  }
}

extension ObservableType {
  /// Tells what has been accumulated, after each element.
  ///
  ///     Observable.of(1, 2, 3).scan(0, accumulator: +)  // 1, 3, 6
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    scan(into: seed) { result, element in result = try accumulator(result, element) }
  }

  /// Tells what has been accumulated in place, after each element.
  ///
  ///     Observable.of(1, 2).scan(into: []) { $0.append($1) }  // [1], [1, 2]
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { observer in
      var result = seed
      return source.run { event in
        switch event {
        case .next(let element):
          do {
            try accumulator(&result, element)
            observer.on(.next(result))
          } catch { observer.on(.error(error)) }
        case .error(let error): observer.on(.error(error))
        case .completed: observer.on(.completed)
        }
      }
    }
  }
}

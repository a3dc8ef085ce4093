extension ObservableType {
  /// Tells what has been accumulated when everything has been told.
  ///
  ///     Observable.of(1, 2, 3).reduce(0, accumulator: +)  // 6
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator) { $0 }
  }

  /// Tells what a closure makes of what has been accumulated when everything has been told.
  ///
  ///     words.reduce(0, accumulator: { $0 + $1.count }, mapResult: { "\($0) letters" })
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { observer in
      var accumulated = seed
      return source.run { event in
        do {
          switch event {
          case .next(let element): accumulated = try accumulator(accumulated, element)
          case .error(let error): observer.on(.error(error))
          case .completed:
            observer.on(.next(try mapResult(accumulated)))
            observer.on(.completed)
          }
        } catch { observer.on(.error(error)) }
      }
    }
  }
}

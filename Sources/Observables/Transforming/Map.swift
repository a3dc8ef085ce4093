extension ObservableType {
  /// Turns each element into another.
  ///
  ///     Observable.of(1, 2, 3).map { $0 * 2 }  // 2, 4, 6
  @inlinable public func map<Result>(_ transform: @escaping (Element) throws -> Result)
    -> Observable<Result>
  {
    let source = asObservable()
    return Observable<Result> { observer in
      source.run { event in
        switch event {
        case .next(let element):
          do { observer.on(.next(try transform(element))) } catch { observer.on(.error(error)) }
        case .error(let error): observer.on(.error(error))
        case .completed: observer.on(.completed)
        }
      }
    }
  }
}

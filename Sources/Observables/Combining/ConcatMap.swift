extension ObservableType {
  /// Turns each element into an observable, and tells what they tell, one after another.
  ///
  ///     Observable.of(1, 2).concatMap { Observable.of($0, $0 * 10) }  // 1, 10, 2, 20
  public func concatMap<Source: ObservableConvertibleType>(
    _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatMapped(atOnce: 1) { try transform($0).asObservable() }
  }

  /// Tells what this observable tells, then, once it has completed, what the next one tells.
  ///
  ///     Observable.just(1).concat(Observable.just(2))  // 1, 2
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    Observable.concat([asObservable(), second.asObservable()])
  }
}

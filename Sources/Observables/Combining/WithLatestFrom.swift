extension ObservableType {
  /// Joins each element with the latest of another observable; elements that come before the first
  /// of those are left out.
  ///
  ///     taps.withLatestFrom(text) { _, text in text }
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    let second = second.asObservable()
    return Observable<Result> { observer in
      let junction = Junction(observer)
      var latest: Source.Element?
      junction.follow(second) { event in
        switch event {
        case .next(let element): latest = element
        case .error(let error): junction.on(.error(error))
        case .completed: break
        }
      }
      junction.follow(source) { event in
        switch event {
        case .next(let element):
          if let latest { junction.tell { try resultSelector(element, latest) } }
        case .error(let error): junction.on(.error(error))
        case .completed: junction.on(.completed)
        }
      }
      return junction
    }
  }

  /// Tells the latest element of another observable whenever this one tells an element.
  ///
  ///     taps.withLatestFrom(text)
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source)
    -> Observable<Source.Element>
  {
    withLatestFrom(second) { $1 }
  }
}

extension ObservableType {
  /// Turns each element into an observable, and tells what the latest one tells; the one before is
  /// given up.
  ///
  ///     query.flatMapLatest { query in service.search(query) }
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { observer in
      let junction = Junction(observer)
      var latest = SerialDisposable()
      var number = 0
      var isInnerRunning = false
      var isOuterRunning = true
      junction.follow(source) { event in
        switch event {
        case .next(let element):
          do {
            let inner = try transform(element).asObservable()
            latest.dispose()
            latest = SerialDisposable()
            number += 1
            isInnerRunning = true
            let own = number
            junction.follow(inner, in: latest) { event in
              guard own == number else { return }
              guard case .completed = event else { return junction.on(event) }
              isInnerRunning = false
              if !isOuterRunning { junction.on(.completed) }
            }
          } catch { junction.on(.error(error)) }
        case .error(let error): junction.on(.error(error))
        case .completed:
          isOuterRunning = false
          if !isInnerRunning { junction.on(.completed) }
        }
      }
      return junction
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Tells what the latest of the observables that it tells of tells.
  ///
  ///     pages.switchLatest()
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}

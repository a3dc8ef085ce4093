extension ObservableType {
  /// Turns an element into an observable and tells what that tells; elements that come while it
  /// runs are left out.
  ///
  ///     taps.flatMapFirst { service.load() }
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { observer in
      let junction = Junction(observer)
      var isInnerRunning = false
      var isOuterRunning = true
      junction.follow(source) { event in
        switch event {
        case .next(let element):
          guard !isInnerRunning else { return }
          isInnerRunning = true
          do {
            junction.follow(try transform(element).asObservable()) { event in
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

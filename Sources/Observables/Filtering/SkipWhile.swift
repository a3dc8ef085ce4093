extension ObservableType {
  /// Leaves out elements as long as they satisfy a condition; tells all that follow.
  ///
  ///     Observable.of(1, 2, 3, 1).skip(while: { $0 < 3 })  // 3, 1
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      var isSkipping = true
      return source.run { event in
        if isSkipping, case .next(let element) = event {
          do {
            guard try !predicate(element) else { return }
            isSkipping = false
          } catch { return observer.on(.error(error)) }
        }
        observer.on(event)
      }
    }
  }
}

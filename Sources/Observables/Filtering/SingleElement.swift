extension ObservableType {
  /// Tells the only element; fails where there is none, or more than one.
  ///
  ///     Observable.just(1).single()  // 1
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// Tells the only element that satisfies a condition; fails where there is none, or more than one.
  ///
  ///     Observable.of(1, 2).single { $0 > 1 }  // 2
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      var hasTold = false
      return source.taking {
        { element in
          guard try predicate(element) else { return .leaveOut }
          guard !hasTold else { throw RxError.moreThanOneElement }
          hasTold = true
          return .tell
        }
      }.run { event in
        if case .completed = event, !hasTold {
          observer.on(.error(RxError.noElements))
        } else {
          observer.on(event)
        }
      }
    }
  }
}

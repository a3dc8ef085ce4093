extension ObservableType {
  /// Tells only the element at a place, from 0; fails where there is none.
  ///
  ///     Observable.of("a", "b").element(at: 1)  // b
  public func element(at index: Int) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element> { observer in
      var left = index
      return source.taking {
        { _ in
          defer { left -= 1 }
          return left == 0 ? .tellLast : .leaveOut
        }
      }.run { event in
        if case .completed = event, left >= 0 {
          observer.on(.error(RxError.argumentOutOfRange))
        } else {
          observer.on(event)
        }
      }
    }
  }
}

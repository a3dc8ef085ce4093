extension ObservableType {
  /// Leaves out the first elements.
  public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      var left = count
      return source.run { event in
        if case .next = event, left > 0 {
          left -= 1
        } else {
          observer.on(event)
        }
      }
    }
  }
}

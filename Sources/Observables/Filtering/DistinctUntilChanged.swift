extension ObservableType where Element: Equatable {
  /// Leaves out an element that equals the one before.
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 == $1 }
  }
}

extension ObservableType {
  /// Leaves out an element that is the same as the one before.
  public func distinctUntilChanged(
    _ isSame: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      var last: Element?
      return source.run { event in
        guard case .next(let element) = event else { return observer.on(event) }
        do {
          if let last, try isSame(last, element) { return }
          last = element
          observer.on(event)
        } catch { observer.on(.error(error)) }
      }
    }
  }
}

extension ObservableType {
  /// Leaves out the elements that do not satisfy a condition.
  ///
  ///     Observable.of(1, 2, 3).filter { $0 > 1 }  // 2, 3
  @inlinable public func filter(_ predicate: @escaping (Element) throws -> Bool)
    -> Observable<Element>
  {
    let source = asObservable()
    return Observable { observer in
      source.run { event in
        guard case .next(let element) = event else { return observer.on(event) }
        do {
          if try predicate(element) { observer.on(event) }
        } catch { observer.on(.error(error)) }
      }
    }
  }
}

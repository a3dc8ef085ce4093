extension ObservableType where Element: Equatable {
  /// Leaves out an element that equals the one before.
  ///
  ///     Observable.of(1, 1, 2, 1).distinctUntilChanged()  // 1, 2, 1
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged { $0 == $1 }
  }
}

extension ObservableType {
  /// Leaves out an element whose property equals that of the one before.
  ///
  ///     people.distinctUntilChanged(at: \.name)
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>)
    -> Observable<Element>
  {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  /// Leaves out an element whose key equals that of the one before.
  ///
  ///     people.distinctUntilChanged { $0.name }
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector) { $0 == $1 }
  }

  /// Leaves out an element that is the same as the one before.
  ///
  ///     prices.distinctUntilChanged { abs($0 - $1) < 0.01 }
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Leaves out an element whose key is the same as that of the one before.
  ///
  ///     people.distinctUntilChanged({ $0.name }, comparer: { $0.lowercased() == $1.lowercased() })
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      var last: Key?
      return source.run { event in
        guard case .next(let element) = event else { return observer.on(event) }
        do {
          let key = try keySelector(element)
          if let last, try comparer(last, key) { return }
          last = key
          observer.on(event)
        } catch { observer.on(.error(error)) }
      }
    }
  }
}

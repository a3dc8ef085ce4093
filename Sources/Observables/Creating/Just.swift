extension Observable {
  /// Tells one element.
  ///
  ///     Observable.just(1)  // 1
  @inlinable public static func just(_ element: Element) -> Observable<Element> {
    Observable { observer in
      observer.on(.next(element))
      observer.on(.completed)
      return NopDisposable.instance
    }
  }
}

extension Observable {
  /// Tells the elements of a sequence.
  ///
  ///     Observable.from([1, 2, 3])  // 1, 2, 3
  @inlinable public static func from<Elements: Sequence>(_ elements: Elements)
    -> Observable<Element> where Elements.Element == Element
  {
    Observable { observer in
      let flag = StopFlag()
      Deferral.current.run {
        for element in elements {
          guard !flag.isStopped else { return }
          observer.on(.next(element))
        }
        if !flag.isStopped { observer.on(.completed) }
      }
      return flag
    }
  }

  /// Tells some elements.
  ///
  ///     Observable.of(1, 2, 3)  // 1, 2, 3
  @inlinable public static func of(_ elements: Element...) -> Observable<Element> {
    from(elements)
  }
}

/// Says that a loop is to end.
@usableFromInline
final class StopFlag: Disposable {
  @usableFromInline var isStopped = false
  @usableFromInline init() {}
  @usableFromInline func dispose() { isStopped = true }
}

public import Synchronization

extension Observable {
  /// Tells the elements of a sequence.
  ///
  ///     Observable.from([1, 2, 3])  // 1, 2, 3
  @inlinable public static func from<Elements: Sequence>(_ elements: Elements)
    -> Observable<Element> where Elements.Element == Element
  {
    Observable { observer in
      let flag = StopFlag()
      var iterator = elements.makeIterator()
      Deferral.current.loop { count in
        // A local copy is not checked for exclusive access at each element.
        var rest = iterator
        defer { iterator = rest }
        for _ in 0..<count {
          guard !flag.isStopped else { return false }
          guard let element = rest.next() else {
            observer.on(.completed)
            return false
          }
          observer.on(.next(element))
        }
        return true
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
  // Set by whoever disposes, which is seldom another thread than the loop's.
  @usableFromInline let stopped = Atomic(false)
  @inlinable init() {}
  @inlinable var isStopped: Bool { stopped.load(ordering: .relaxed) }
  @inlinable func dispose() { stopped.store(true, ordering: .relaxed) }
}

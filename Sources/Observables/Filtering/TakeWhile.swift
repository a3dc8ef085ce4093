/// Whether the element that decides is told as well.
public enum TakeBehavior: Sendable {
  /// It is.
  case inclusive
  /// It is not.
  case exclusive
}

extension ObservableType {
  /// Tells elements as long as they satisfy a condition, then completes.
  ///
  ///     Observable.of(1, 2, 3, 1).take(while: { $0 < 3 })  // 1, 2
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    asObservable().taking {
      { try predicate($0) ? .tell : behavior == .inclusive ? .tellLast : .end }
    }
  }

  /// Tells elements until one satisfies a condition, then completes.
  ///
  ///     Observable.of(1, 2, 3).take(until: { $0 == 2 }, behavior: .inclusive)  // 1, 2
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}

extension ObservableType {
  /// Tells the first element; nil where there is none.
  ///
  ///     Observable.of(1, 2).first()  // Optional(1)
  public func first() -> Single<Element?> {
    Single(source: take(1).map { Optional($0) }.ifEmpty(default: nil))
  }
}

extension ObservableType {
  /// Tells the element of an optional; nothing where it is nil.
  ///
  ///     Observable.from(optional: Int("1"))  // 1
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { .just($0) } ?? .empty()
  }

  /// Tells the element of an optional on a scheduler; nothing where it is nil.
  ///
  ///     Observable.from(optional: Int("1"), scheduler: MainScheduler.instance)  // 1
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType)
    -> Observable<Element>
  {
    from(optional.map { [$0] } ?? [], scheduler: scheduler)
  }
}

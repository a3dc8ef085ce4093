extension ObservableType where Element: FixedWidthInteger {
  /// Tells a number of integers, one after another.
  ///
  ///     Observable.range(start: 1, count: 3)  // 1, 2, 3
  public static func range(
    start: Element, count: Element, scheduler: (any ImmediateSchedulerType)? = nil
  ) -> Observable<Element> {
    precondition(count >= 0, "a range has no negative count")
    return Observable.looping(on: scheduler) {
      var told: Element = 0
      return {
        guard told < count else { return nil }
        defer { told += 1 }
        return start + told
      }
    }
  }
}

extension ObservableType {
  /// Tells an element again and again.
  ///
  ///     Observable.repeatElement("a").take(2)  // a, a
  public static func repeatElement(
    _ element: Element, scheduler: (any ImmediateSchedulerType)? = nil
  ) -> Observable<Element> {
    Observable.looping(on: scheduler) { { element } }
  }
}

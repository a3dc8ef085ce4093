extension ObservableType {
  /// Tells the elements of a sequence on a scheduler, one at a time.
  ///
  ///     Observable.from([1, 2], scheduler: MainScheduler.instance)  // 1, 2
  public static func from<Elements: Sequence>(
    _ elements: Elements, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element {
    Observable.looping(on: scheduler) {
      var iterator = elements.makeIterator()
      return { iterator.next() }
    }
  }

  /// Tells some elements on a scheduler, one at a time.
  ///
  ///     Observable.of(1, 2, scheduler: MainScheduler.instance)  // 1, 2
  public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType)
    -> Observable<Element>
  {
    from(elements, scheduler: scheduler)
  }

  /// Tells one element on a scheduler.
  ///
  ///     Observable.just(1, scheduler: MainScheduler.instance)  // 1
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType)
    -> Observable<Element>
  {
    from([element], scheduler: scheduler)
  }
}

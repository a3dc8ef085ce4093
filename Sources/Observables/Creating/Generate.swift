extension ObservableType {
  /// Tells a state, then what is made of it, and so on, as long as a condition holds.
  ///
  ///     Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })  // 1, 2, 4, 8
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: (any ImmediateSchedulerType)? = nil,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Observable.looping(on: scheduler) {
      var latest: Element?
      return {
        let next = try latest.map(iterate) ?? initialState
        latest = next
        return try condition(next) ? next : nil
      }
    }
  }
}

public import Observables

extension Recorded {
  /// An element at a time.
  ///
  ///     scheduler.createHotObservable([.next(210, 1), .completed(300)])
  public static func next<Element>(_ time: Int, _ element: Element) -> Recorded
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// The end at a time.
  ///
  ///     .completed(300)
  public static func completed<Element>(_ time: Int, _ type: Element.Type = Element.self)
    -> Recorded where Value == Event<Element>
  {
    Recorded(time: time, value: .completed)
  }

  /// A failure at a time.
  ///
  ///     .error(300, RxError.timeout)
  public static func error<Element>(
    _ time: Int, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// A list of events, whose type is inferred from where it is used.
  ///
  ///     Recorded.events(.next(210, 1), .completed(300))
  public static func events<Element>(_ recordedEvents: Recorded<Event<Element>>...)
    -> [Recorded<Event<Element>>] where Value == Event<Element>
  {
    recordedEvents
  }

  /// A list of events.
  ///
  ///     Recorded.events([.next(210, 1), .completed(300)])
  public static func events<Element>(_ recordedEvents: [Recorded<Event<Element>>])
    -> [Recorded<Event<Element>>] where Value == Event<Element>
  {
    recordedEvents
  }
}

extension ObservableType {
  /// Tells the events themselves as elements, then completes.
  ///
  ///     Observable.just(1).materialize()  // next(1), completed
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return Observable<Event<Element>> { observer in
      source.run { event in
        observer.on(.next(event))
        if event.isStopEvent { observer.on(.completed) }
      }
    }
  }
}

/// Can be turned into an event.
public protocol EventConvertible<Element> {
  /// What the event tells.
  associatedtype Element
  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}

extension ObservableType where Element: EventConvertible {
  /// Turns elements that are events into events.
  ///
  ///     Observable.of(Event.next(1), .completed).dematerialize()  // 1
  public func dematerialize() -> Observable<Element.Element> {
    let source = asObservable()
    return Observable<Element.Element> { observer in
      source.run { event in
        switch event {
        case .next(let element): observer.on(element.event)
        case .error(let error): observer.on(.error(error))
        case .completed: observer.on(.completed)
        }
      }
    }
  }
}

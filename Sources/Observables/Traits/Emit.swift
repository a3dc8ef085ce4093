extension SharedSequence where SharingStrategy == SignalSharingStrategy {
  /// Subscribes closures.
  ///
  ///     taps.emit(onNext: { print($0) })
  @discardableResult
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes, and does nothing with what is told.
  ///
  ///     taps.do(onNext: { print($0) }).emit()
  @discardableResult
  public func emit() -> any Disposable { source.subscribe() }

  /// Subscribes closures that are given an object, which is not retained.
  ///
  ///     taps.emit(with: self, onNext: { screen, element in screen.show(element) })
  @discardableResult
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Sends everything to observers, in their order.
  ///
  ///     taps.emit(to: label)
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    source.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends everything to observers of optional elements, in their order.
  ///
  ///     taps.emit(to: title)  // title takes String?
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    source.map { Optional($0) }.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Gives each element to relays, in their order.
  ///
  ///     taps.emit(to: relay)
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Gives each element to relays, in their order.
  ///
  ///     taps.emit(to: relay)
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Gives each element to relays, in their order.
  ///
  ///     taps.emit(to: relay)
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }
}

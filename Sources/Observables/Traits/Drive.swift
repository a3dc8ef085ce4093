extension SharedSequence where SharingStrategy == DriverSharingStrategy {
  /// Subscribes closures.
  ///
  ///     count.drive(onNext: { print($0) })
  @discardableResult
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes, and does nothing with what is told.
  ///
  ///     count.do(onNext: { print($0) }).drive()
  @discardableResult
  public func drive() -> any Disposable { source.subscribe() }

  /// Subscribes closures that are given an object, which is not retained.
  ///
  ///     count.drive(with: self, onNext: { screen, element in screen.show(element) })
  @discardableResult
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Sends everything to observers, in their order.
  ///
  ///     count.drive(label)
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    source.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends everything to observers of optional elements, in their order.
  ///
  ///     count.drive(title)  // title takes String?
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    source.map { Optional($0) }.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Gives each element to relays, in their order.
  ///
  ///     count.drive(relay)
  public func drive(_ relays: PublishRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Gives each element to relays, in their order.
  ///
  ///     count.drive(relay)
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Gives each element to relays, in their order.
  ///
  ///     count.drive(relay)
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    source.subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Hands itself to a function that binds it.
  ///
  ///     items.drive(table.rows)
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(source)
  }

  /// Hands itself, then an argument, to a function that binds it.
  ///
  ///     items.drive(table.rows(cell:), curriedArgument: { "\($0)" })
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    with(source)(curriedArgument)
  }
}

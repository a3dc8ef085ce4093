extension ObservableType {
  /// Sends everything to observers, in their order.
  ///
  ///     counter.bind(to: label, log)
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends everything to observers of optional elements, in their order.
  ///
  ///     names.bind(to: title)  // title takes String?
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { Optional($0) }.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Calls a closure with each element.
  ///
  ///     counter.bind(onNext: { print($0) })
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Calls a closure with each element and an object, which is not retained.
  ///
  ///     counter.bind(with: self) { screen, count in screen.show(count) }
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }

  /// Hands itself to a function that binds it.
  ///
  ///     items.bind(to: table.rows)
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Hands itself, then an argument, to a function that binds it.
  ///
  ///     items.bind(to: table.rows(cell:), curriedArgument: { "\($0)" })
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }
}

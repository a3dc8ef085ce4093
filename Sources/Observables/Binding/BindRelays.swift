extension ObservableType {
  /// Gives each element to relays, in their order; failures and the end are left out.
  ///
  ///     taps.bind(to: relay)
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Gives each element to relays of optional elements, in their order.
  ///
  ///     names.bind(to: title)  // title takes String?
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Gives each element to relays, in their order; failures and the end are left out.
  ///
  ///     taps.bind(to: relay)
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Gives each element to relays of optional elements, in their order.
  ///
  ///     names.bind(to: title)  // title takes String?
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Gives each element to relays, in their order; failures and the end are left out.
  ///
  ///     taps.bind(to: relay)
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Gives each element to relays of optional elements, in their order.
  ///
  ///     names.bind(to: title)  // title takes String?
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }
}

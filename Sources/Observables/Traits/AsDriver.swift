extension ObservableConvertibleType {
  /// The same as a driver, which tells an element and completes where this fails.
  ///
  ///     title.asDriver(onErrorJustReturn: "")
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(asObservable().observedAtHome().catchAndReturn(element))
  }

  /// The same as a driver, which goes on with another where this fails.
  ///
  ///     title.asDriver(onErrorDriveWith: .empty())
  public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
    Driver(asObservable().observedAtHome().catch { _ in other.source })
  }

  /// The same as a driver, which goes on with what is made of the failure where this fails.
  ///
  ///     title.asDriver(onErrorRecover: { .just("\($0)") })
  public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element>
  {
    Driver(asObservable().observedAtHome().catch { onErrorRecover($0).source })
  }
}

extension BehaviorRelay {
  /// The same as a driver.
  ///
  ///     count.asDriver()
  public func asDriver() -> Driver<Element> { Driver(asObservable().observedAtHome()) }
}

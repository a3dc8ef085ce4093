extension ObservableConvertibleType {
  /// The same as a signal, which tells an element and completes where this fails.
  ///
  ///     title.asSignal(onErrorJustReturn: "")
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(asObservable().observedAtHome().catchAndReturn(element))
  }

  /// The same as a signal, which goes on with another where this fails.
  ///
  ///     title.asSignal(onErrorSignalWith: .empty())
  public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
    Signal(asObservable().observedAtHome().catch { _ in other.source })
  }

  /// The same as a signal, which goes on with what is made of the failure where this fails.
  ///
  ///     title.asSignal(onErrorRecover: { .just("\($0)") })
  public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element>
  {
    Signal(asObservable().observedAtHome().catch { onErrorRecover($0).source })
  }
}

extension PublishRelay {
  /// The same as a signal.
  ///
  ///     taps.asSignal()
  public func asSignal() -> Signal<Element> { Signal(asObservable().observedAtHome()) }
}

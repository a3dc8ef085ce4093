/// An observable that never fails, tells its observers on the event loop's thread, and is shared by
/// them; `SharingStrategy` says how.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element> {
  let source: Observable<Element>

  /// The source is known not to fail.
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }
}

/// How a sequence is shared.
public protocol SharingStrategyProtocol {
  /// Shares an observable.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Tells a new observer the latest element first.
public enum DriverSharingStrategy: SharingStrategyProtocol {
  /// Shares an observable.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1)
  }
}

/// Tells a new observer only what comes.
public enum SignalSharingStrategy: SharingStrategyProtocol {
  /// Shares an observable.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share()
  }
}

/// What a view shows: never fails, is told on the event loop's thread, remembers the latest element.
///
///     reactor.state.map(\.title).asDriver(onErrorJustReturn: "").drive(label)
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// What a view is told once: never fails, is told on the event loop's thread, remembers nothing.
///
///     taps.asSignal(onErrorJustReturn: ()).emit(to: relay)
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequence: ObservableConvertibleType {
  /// The observable.
  public func asObservable() -> Observable<Element> { source }

  /// The same.
  public func asSharedSequence() -> Self { self }
}

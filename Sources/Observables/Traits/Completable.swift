/// Says that there is no element.
public enum CompletableTrait {}

/// Completes, or fails.
///
///     func save() -> Completable
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// What a completable tells.
public enum CompletableEvent {
  /// The failure.
  case error(any Error)
  /// The end.
  case completed
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// Takes what a completable tells.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Makes a completable of a closure that tells an observer what happens.
  ///
  ///     Completable.create { observer in
  ///       observer(.completed)
  ///       return Disposables.create()
  ///     }
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      source: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.on(.error(error))
          case .completed: observer.on(.completed)
          }
        }
      })
  }

  /// Subscribes a closure.
  ///
  ///     Completable.empty().subscribe { print($0) }  // completed
  public func subscribe(_ observer: @escaping CompletableObserver) -> any Disposable {
    source.subscribe(onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Subscribes closures.
  ///
  ///     save().subscribe(onCompleted: { print("saved") })
  @discardableResult
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Fails.
  ///
  ///     Completable.error(RxError.timeout)
  public static func error(_ error: any Error) -> Completable { Completable(source: .error(error)) }

  /// Tells nothing, ever.
  ///
  ///     Completable.never()
  public static func never() -> Completable { Completable(source: .never()) }

  /// Completes.
  ///
  ///     Completable.empty()
  public static func empty() -> Completable { Completable(source: .empty()) }
}

/// Says that there is one element, or a failure.
public enum SingleTrait {}

/// Tells one element, or fails.
///
///     let answer = Single.just(42)
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a single tells.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequence where Trait == SingleTrait {
  /// Takes what a single tells.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Makes a single of a closure that tells an observer what happens.
  ///
  ///     Single<Int>.create { observer in
  ///       observer(.success(1))
  ///       return Disposables.create()
  ///     }
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      source: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.on(.next(element))
            observer.on(.completed)
          case .failure(let error): observer.on(.error(error))
          }
        }
      })
  }

  /// Subscribes a closure.
  ///
  ///     Single.just(1).subscribe { print($0) }  // success(1)
  public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
    source.take(1).subscribe { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: break
      }
    }
  }

  /// Subscribes closures.
  ///
  ///     Single.just(1).subscribe(onSuccess: { print($0) })  // 1
  @discardableResult
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Subscribes closures that are given an object, which is not retained.
  ///
  ///     answer.subscribe(with: self, onSuccess: { screen, answer in screen.show(answer) })
  @discardableResult
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Tells an element.
  ///
  ///     Single.just(1)  // 1
  public static func just(_ element: Element) -> Single<Element> { Single(source: .just(element)) }

  /// Fails.
  ///
  ///     Single<Int>.error(RxError.timeout)
  public static func error(_ error: any Error) -> Single<Element> { Single(source: .error(error)) }

  /// Tells nothing, ever.
  ///
  ///     Single<Int>.never()
  public static func never() -> Single<Element> { Single(source: .never()) }
}

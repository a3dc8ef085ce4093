/// Says that there is one element, or none, or a failure.
public enum MaybeTrait {}

/// Tells one element, or completes without, or fails.
///
///     let avatar: Maybe<Image> = cache.image(named: "avatar")
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a maybe tells.
public enum MaybeEvent<Element> {
  /// The element.
  case success(Element)
  /// The failure.
  case error(any Error)
  /// That there is no element.
  case completed
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// Takes what a maybe tells.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Makes a maybe of a closure that tells an observer what happens.
  ///
  ///     Maybe<Int>.create { observer in
  ///       observer(.completed)
  ///       return Disposables.create()
  ///     }
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      source: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.on(.next(element))
            observer.on(.completed)
          case .error(let error): observer.on(.error(error))
          case .completed: observer.on(.completed)
          }
        }
      })
  }

  /// Subscribes a closure.
  ///
  ///     Maybe<Int>.empty().subscribe { print($0) }  // completed
  public func subscribe(_ observer: @escaping MaybeObserver) -> any Disposable {
    var hasTold = false
    return source.take(1).subscribe { event in
      switch event {
      case .next(let element):
        hasTold = true
        observer(.success(element))
      case .error(let error): observer(.error(error))
      case .completed: if !hasTold { observer(.completed) }
      }
    }
  }

  /// Subscribes closures; `onCompleted` is called where there is no element.
  ///
  ///     avatar.subscribe(onSuccess: { show($0) }, onCompleted: { showNone() })
  @discardableResult
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    var hasTold = false
    return source.subscribe(
      onNext: { element in
        hasTold = true
        onSuccess?(element)
      },
      onError: onError,
      onCompleted: { if !hasTold { onCompleted?() } },
      onDisposed: onDisposed)
  }

  /// Tells an element.
  ///
  ///     Maybe.just(1)  // 1
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(source: .just(element)) }

  /// Fails.
  ///
  ///     Maybe<Int>.error(RxError.timeout)
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(source: .error(error)) }

  /// Tells nothing, ever.
  ///
  ///     Maybe<Int>.never()
  public static func never() -> Maybe<Element> { Maybe(source: .never()) }

  /// Completes without an element.
  ///
  ///     Maybe<Int>.empty()
  public static func empty() -> Maybe<Element> { Maybe(source: .empty()) }
}

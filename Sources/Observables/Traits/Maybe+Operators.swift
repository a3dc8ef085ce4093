extension PrimitiveSequence where Trait == MaybeTrait {
  /// Runs closures beside what is told.
  ///
  ///     avatar.do(onNext: { print($0) })
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      source: source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Turns the element into another.
  ///
  ///     Maybe.just(1).map { $0 + 1 }  // 2
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(source: source.map(transform))
  }

  /// Turns the element into another, or into nothing.
  ///
  ///     Maybe.just("1").compactMap { Int($0) }  // 1
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
    -> Maybe<Result>
  {
    Maybe<Result>(source: source.compactMap(transform))
  }

  /// Tells the element only where it satisfies a condition.
  ///
  ///     Maybe.just(1).filter { $0 > 1 }  // nothing
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(source: source.filter(predicate))
  }

  /// Turns the element into a maybe, and tells what that tells.
  ///
  ///     avatar.flatMap { image in image.thumbnail() }
  public func flatMap<Result>(_ transform: @escaping (Element) throws -> Maybe<Result>)
    -> Maybe<Result>
  {
    Maybe<Result>(source: source.flatMap(transform))
  }

  /// Goes on with another where there is no element.
  ///
  ///     cached.ifEmpty(switchTo: service.load())
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(source: source.ifEmpty(switchTo: other.asObservable()))
  }

  /// Goes on with another where there is no element.
  ///
  ///     cached.ifEmpty(switchTo: stored)
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(source: source.ifEmpty(switchTo: other.asObservable()))
  }

  /// Tells an element where there is none.
  ///
  ///     cached.ifEmpty(default: 0)
  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(source: source.ifEmpty(default: element))
  }

  /// Tells an element where it fails.
  ///
  ///     cached.catchAndReturn(0)
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(source: source.catchAndReturn(element))
  }

  /// The same as a single, which fails where there is no element.
  public func asSingle() -> Single<Element> { source.asSingle() }

  /// The same without its element.
  public func asCompletable() -> Completable { source.ignoreElements().asCompletable() }
}

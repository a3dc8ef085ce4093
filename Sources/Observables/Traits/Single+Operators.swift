extension PrimitiveSequence where Trait == SingleTrait {
  /// Runs closures beside what is told.
  ///
  ///     answer.do(onSuccess: { print($0) })
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      source: source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Turns the element into another.
  ///
  ///     Single.just(1).map { $0 + 1 }  // 2
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single<Result>(source: source.map(transform))
  }

  /// Turns the element into another, or into nothing.
  ///
  ///     Single.just("1").compactMap { Int($0) }  // 1
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
    -> Maybe<Result>
  {
    Maybe<Result>(source: source.compactMap(transform))
  }

  /// Tells the element only where it satisfies a condition.
  ///
  ///     Single.just(1).filter { $0 > 1 }  // nothing
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(source: source.filter(predicate))
  }

  /// Turns the element into a single, and tells what that tells.
  ///
  ///     login.flatMap { session in session.profile() }
  public func flatMap<Result>(_ transform: @escaping (Element) throws -> Single<Result>)
    -> Single<Result>
  {
    Single<Result>(source: source.flatMap(transform))
  }

  /// Turns the element into a maybe, and tells what that tells.
  ///
  ///     login.flatMapMaybe { session in session.avatar() }
  public func flatMapMaybe<Result>(_ transform: @escaping (Element) throws -> Maybe<Result>)
    -> Maybe<Result>
  {
    Maybe<Result>(source: source.flatMap(transform))
  }

  /// Turns the element into a completable, and ends as that does.
  ///
  ///     login.flatMapCompletable { session in session.end() }
  public func flatMapCompletable(_ transform: @escaping (Element) throws -> Completable)
    -> Completable
  {
    Completable(source: source.flatMap(transform))
  }

  /// Tells an element where it fails.
  ///
  ///     answer.catchAndReturn(0)
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(source: source.catchAndReturn(element))
  }

  /// Joins the elements of several singles.
  ///
  ///     Single.zip(name, age) { "\($0), \($1)" }
  public static func zip<each Other>(
    _ single: repeat Single<each Other>,
    resultSelector: @escaping (repeat each Other) throws -> Element
  ) -> Single<Element> {
    Single(source: Observable<Element>.zip(repeat each single, resultSelector: resultSelector))
  }

  /// Joins the elements of a collection of singles.
  ///
  ///     Single.zip([a, b]) { $0.reduce(0, +) }
  public static func zip<Singles: Collection, Result>(
    _ singles: Singles, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Singles.Element == Single<Element> {
    guard !singles.isEmpty else { return Single<Result>.deferred { .just(try resultSelector([])) } }
    return Single<Result>(
      source: Observable<Result>.zip(
        singles.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// The single itself.
  public func asSingle() -> Single<Element> { self }

  /// The same as a maybe.
  public func asMaybe() -> Maybe<Element> { Maybe(source: source) }

  /// The same without its element.
  public func asCompletable() -> Completable { source.ignoreElements().asCompletable() }
}

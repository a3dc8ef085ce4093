extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// Runs closures beside what is told.
  ///
  ///     save().do(onCompleted: { print("saved") })
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      source: source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Goes on with another once it has completed.
  ///
  ///     save().andThen(Single.just("saved"))
  public func andThen<Next>(_ second: Single<Next>) -> Single<Next> {
    Single<Next>(source: then(second.asObservable()))
  }

  /// Goes on with another once it has completed.
  ///
  ///     save().andThen(Maybe.just("saved"))
  public func andThen<Next>(_ second: Maybe<Next>) -> Maybe<Next> {
    Maybe<Next>(source: then(second.asObservable()))
  }

  /// Goes on with another once it has completed.
  ///
  ///     save().andThen(upload())
  public func andThen(_ second: Completable) -> Completable {
    Completable(source: then(second.asObservable()))
  }

  /// Goes on with another once it has completed.
  ///
  ///     save().andThen(Observable.of(1, 2))  // 1, 2
  public func andThen<Next>(_ second: Observable<Next>) -> Observable<Next> {
    then(second)
  }

  /// Goes on with another once it has completed.
  ///
  ///     save().concat(upload())
  public func concat(_ second: Completable) -> Completable { andThen(second) }

  /// Runs one after another.
  ///
  ///     Completable.concat([save(), upload()])
  public static func concat(_ completables: [Completable]) -> Completable {
    Completable(source: Observable.concat(completables.map { $0.asObservable() }))
  }

  /// Runs one after another.
  ///
  ///     Completable.concat(save(), upload())
  public static func concat(_ completables: Completable...) -> Completable {
    concat(completables)
  }

  /// Runs all at once.
  ///
  ///     Completable.zip([save(), upload()])
  public static func zip(_ completables: [Completable]) -> Completable {
    Completable(source: Observable.merge(completables.map { $0.asObservable() }))
  }

  /// Runs all at once.
  ///
  ///     Completable.zip(save(), upload())
  public static func zip(_ completables: Completable...) -> Completable {
    zip(completables)
  }

  /// Completes where it would fail.
  ///
  ///     save().catchAndComplete()
  public func catchAndComplete() -> Completable {
    `catch` { _ in .empty() }
  }

  private func then<Next>(_ second: Observable<Next>) -> Observable<Next> {
    Observable<Next>.concat([retyped(), second])
  }

  private func retyped<Next>() -> Observable<Next> {
    let source = source
    return Observable<Next> { observer in
      source.run { event in
        switch event {
        case .next: break
        case .error(let error): observer.on(.error(error))
        case .completed: observer.on(.completed)
        }
      }
    }
  }
}

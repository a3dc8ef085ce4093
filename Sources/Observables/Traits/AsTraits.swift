extension ObservableType {
  /// The same as a single, which fails where there is no element, or more than one.
  ///
  ///     Observable.just(1).asSingle()  // 1
  public func asSingle() -> Single<Element> {
    let source = asObservable()
    return Single(
      source: Observable { observer in
        var only: Element?
        return source.taking {
          { element in
            guard only == nil else { throw RxError.moreThanOneElement }
            only = element
            return .leaveOut
          }
        }.run { event in
          guard case .completed = event else { return observer.on(event) }
          guard let only else { return observer.on(.error(RxError.noElements)) }
          observer.on(.next(only))
          observer.on(.completed)
        }
      })
  }

  /// The same as a maybe, which fails where there is more than one element.
  ///
  ///     Observable<Int>.empty().asMaybe()
  public func asMaybe() -> Maybe<Element> {
    let source = asObservable()
    return Maybe(
      source: Observable { observer in
        var only: Element?
        return source.taking {
          { element in
            guard only == nil else { throw RxError.moreThanOneElement }
            only = element
            return .leaveOut
          }
        }.run { event in
          if case .completed = event, let only { observer.on(.next(only)) }
          observer.on(event)
        }
      })
  }
}

extension ObservableType where Element == Never {
  /// The same as a completable.
  ///
  ///     upload.ignoreElements().asCompletable()
  public func asCompletable() -> Completable {
    Completable(source: asObservable())
  }
}

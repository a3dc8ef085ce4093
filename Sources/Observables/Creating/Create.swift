extension Observable {
  /// Makes an observable of a closure that tells an observer what happens.
  ///
  ///     Observable<Int>.create { observer in
  ///       observer.onNext(1)
  ///       observer.onCompleted()
  ///       return Disposables.create()
  ///     }
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable { observer in
      let subscription = Subscription()
      subscription.upstream.set(subscribe(subscription.guarding(observer)))
      return subscription
    }
  }

  /// Makes the observable anew for each observer.
  public static func deferred(
    _ factory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      do {
        return try factory().handler(observer)
      } catch {
        observer.on(.error(error))
        return NopDisposable.instance
      }
    }
  }
}

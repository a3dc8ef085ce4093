extension ObservableType {
  /// Makes a resource for each subscription, and gives it up with the subscription.
  ///
  ///     Observable.using({ try Connection() }, observableFactory: { $0.messages })
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { observer in
      var resource: Resource?
      do {
        let made = try resourceFactory()
        resource = made
        let subscription = try observableFactory(made).handler(observer)
        return CompositeDisposable(subscription, made)
      } catch {
        observer.on(.error(error))
        return resource ?? Disposables.create()
      }
    }
  }
}

extension ObservableType {
  /// Subscribes again, where it fails, when another observable tells an element; that one is made
  /// of the failures, and ends this one when it ends.
  ///
  ///     service.load().retry { failures in failures.delay(.seconds(1), scheduler: scheduler) }
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(of: (any Error).self, when: notificationHandler)
  }

  /// Subscribes again, where it fails with an error of one type, when another observable tells an
  /// element.
  ///
  ///     service.load().retry { (failures: Observable<HTTPFailure>) in failures.take(2) }
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retry(of: Failure.self, when: notificationHandler)
  }

  private func retry<Trigger: ObservableType, Failure>(
    of type: Failure.Type, when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let junction = Junction(observer)
      let failures = PublishSubject<Failure>()
      let current = SerialDisposable()
      junction.hold(current)
      func begin() {
        let own = SerialDisposable()
        current.disposable = own
        own.follow(source) { event in
          junction.serially {
            guard case .error(let error) = event else { return junction.on(event) }
            guard let failure = error as? Failure else { return junction.on(event) }
            own.dispose()
            failures.onNext(failure)
          }
        }
      }
      junction.follow(notificationHandler(failures.asObservable()).asObservable()) { event in
        switch event {
        case .next: begin()
        case .error(let error): junction.on(.error(error))
        case .completed: junction.on(.completed)
        }
      }
      begin()
      return junction
    }
  }
}

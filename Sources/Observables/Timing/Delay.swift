public import Dispatch

extension ObservableType {
  /// Tells everything later, but for a failure.
  public func delay(_ time: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let all = CompositeDisposable()
      all.insert(
        source.run { event in
          if case .error = event { return observer.on(event) }
          all.insert(scheduler.schedule(after: time) { observer.on(event) })
        })
      return all
    }
  }
}

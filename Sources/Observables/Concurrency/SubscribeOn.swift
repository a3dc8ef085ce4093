extension ObservableType {
  /// Subscribes on a scheduler: what the source does to begin, it does there.
  ///
  ///     files.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let subscription = SerialDisposable()
      let work = scheduler.schedule {
        subscription.follow(source, observer.on)
      }
      return CompositeDisposable(work, subscription)
    }
  }
}

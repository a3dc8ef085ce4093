extension ObservableType {
  /// Subscribes later.
  ///
  ///     service.load().delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
    -> Observable<Element>
  {
    let source = asObservable()
    return Observable { observer in
      let subscription = SerialDisposable()
      let timer = scheduler.schedule(after: dueTime) {
        subscription.follow(source, observer.on)
      }
      return CompositeDisposable(timer, subscription)
    }
  }
}

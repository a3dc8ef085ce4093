extension ObservableType {
  /// Fails with `RxError.timeout` where an element does not come in time after the one before.
  ///
  ///     service.load().timeout(.seconds(10), scheduler: MainScheduler.instance)
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
    -> Observable<Element>
  {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes on with another observable where an element does not come in time after the one before.
  ///
  ///     service.load().timeout(.seconds(10), other: cache.load(), scheduler: MainScheduler.instance)
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return Observable { observer in
      let junction = Junction(observer)
      let timer = SerialDisposable()
      let slot = SerialDisposable()
      junction.hold(timer)
      var count = 0
      var isLate = false
      func begin() {
        count += 1
        let own = count
        timer.disposable = scheduler.schedule(after: dueTime) {
          junction.serially {
            guard own == count else { return }
            isLate = true
            slot.dispose()
            junction.follow(other) { junction.on($0) }
          }
        }
      }
      begin()
      junction.follow(source, in: slot) { event in
        guard !isLate else { return }
        if !event.isStopEvent { begin() }
        junction.on(event)
      }
      return junction
    }
  }
}

extension ObservableType {
  /// Tells of observables, each of which tells elements until there are enough or the time is over.
  ///
  ///     taps.window(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
  public func window(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType)
    -> Observable<Observable<Element>>
  {
    let source = asObservable()
    return Observable<Observable<Element>> { observer in
      let junction = Junction(observer)
      let timer = SerialDisposable()
      junction.hold(timer)
      var window = PublishSubject<Element>()
      var told = 0
      func open() {
        told = 0
        window = PublishSubject()
        timer.disposable = scheduler.schedule(after: timeSpan) { junction.serially(turn) }
        junction.on(.next(window.asObservable()))
      }
      func turn() {
        window.onCompleted()
        open()
      }
      junction.serially(open)
      junction.follow(source) { event in
        window.on(event)
        switch event {
        case .next:
          told += 1
          if told == count { turn() }
        case .error(let error): junction.on(.error(error))
        case .completed: junction.on(.completed)
        }
      }
      return junction
    }
  }
}

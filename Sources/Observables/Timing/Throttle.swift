extension ObservableType {
  /// Tells an element, then none for a time; where `latest` is true, the latest of those that came
  /// meanwhile when the time is over.
  ///
  ///     query.throttle(.milliseconds(300), scheduler: MainScheduler.instance)
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let junction = Junction(observer)
      let timer = SerialDisposable()
      junction.hold(timer)
      var waiting: Element?
      var isClosed = false
      var isSourceRunning = true
      func tell(_ element: Element) {
        isClosed = true
        junction.on(.next(element))
        timer.disposable = scheduler.schedule(after: dueTime) {
          junction.serially(open)
        }
      }
      func open() {
        isClosed = false
        if let element = waiting {
          waiting = nil
          tell(element)
        }
        if !isSourceRunning { junction.on(.completed) }
      }
      junction.follow(source) { event in
        switch event {
        case .next(let element):
          if !isClosed { tell(element) } else if latest { waiting = element }
        case .error: junction.on(event)
        case .completed:
          isSourceRunning = false
          if waiting == nil { junction.on(.completed) }
        }
      }
      return junction
    }
  }
}

extension ObservableType {
  /// Gathers elements until there are enough or the time is over, and tells them at once.
  ///
  ///     taps.buffer(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType)
    -> Observable<[Element]>
  {
    let source = asObservable()
    return Observable<[Element]> { observer in
      let junction = Junction(observer)
      let timer = SerialDisposable()
      junction.hold(timer)
      var elements: [Element] = []
      func flush() {
        let full = elements
        elements = []
        junction.on(.next(full))
        begin()
      }
      func begin() {
        timer.disposable = scheduler.schedule(after: timeSpan) { junction.serially(flush) }
      }
      begin()
      junction.follow(source) { event in
        switch event {
        case .next(let element):
          elements.append(element)
          if elements.count == count { flush() }
        case .error(let error): junction.on(.error(error))
        case .completed:
          junction.on(.next(elements))
          junction.on(.completed)
        }
      }
      return junction
    }
  }
}

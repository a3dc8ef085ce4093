extension ObservableType {
  /// Tells an element when no other has followed for a time; the last one at once when everything
  /// has been told.
  ///
  ///     query.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
    -> Observable<Element>
  {
    let source = asObservable()
    return Observable { observer in
      let junction = Junction(observer)
      let timer = SerialDisposable()
      junction.hold(timer)
      var waiting: Element?
      var number = 0
      func tell() {
        guard let element = waiting else { return }
        waiting = nil
        junction.on(.next(element))
      }
      junction.follow(source) { event in
        switch event {
        case .next(let element):
          waiting = element
          number += 1
          let own = number
          timer.disposable = scheduler.schedule(after: dueTime) {
            junction.serially { if own == number { tell() } }
          }
        case .error: junction.on(event)
        case .completed:
          tell()
          junction.on(.completed)
        }
      }
      return junction
    }
  }
}

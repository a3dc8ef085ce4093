extension ObservableType {
  /// Tells everything later, but for a failure, which is told at once.
  ///
  ///     taps.delay(.seconds(1), scheduler: MainScheduler.instance)
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
  {
    let source = asObservable()
    return Observable { observer in
      let junction = Junction(observer)
      let timers = CompositeDisposable()
      junction.hold(timers)
      var waiting = FIFO<Event<Element>>()
      junction.follow(source) { event in
        if case .error = event { return junction.on(event) }
        waiting.append(event)
        let slot = SerialDisposable()
        let key = timers.insert(slot)
        slot.disposable = scheduler.schedule(after: dueTime) {
          if let key { timers.remove(for: key) }
          junction.serially {
            // In the order in which they came, whatever the order in which a concurrent queue runs.
            if let next = waiting.popFirst() { junction.on(next) }
          }
        }
      }
      return junction
    }
  }
}

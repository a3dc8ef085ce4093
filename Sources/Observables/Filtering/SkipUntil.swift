extension ObservableType {
  /// Leaves out elements until another observable tells one.
  ///
  ///     taps.skip(until: ready)
  public func skip<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Observable { observer in
      let junction = Junction(observer)
      let slot = SerialDisposable()
      var isOpen = false
      junction.follow(other, in: slot) { event in
        switch event {
        case .next:
          isOpen = true
          slot.dispose()
        case .error(let error): junction.on(.error(error))
        case .completed: break
        }
      }
      junction.follow(source) { event in
        if isOpen || event.isStopEvent { junction.on(event) }
      }
      return junction
    }
  }

  /// Leaves out elements for a time.
  ///
  ///     taps.skip(.seconds(1), scheduler: MainScheduler.instance)
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
  {
    skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}

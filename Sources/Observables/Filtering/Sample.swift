extension ObservableType {
  /// Tells the latest element whenever another observable tells one and there is a new one.
  ///
  ///     position.sample(ticks)
  public func sample<Sampler: ObservableType>(_ sampler: Sampler, defaultValue: Element? = nil)
    -> Observable<Element>
  {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return Observable { observer in
      let junction = Junction(observer)
      var latest: Element?
      var isSourceRunning = true
      func tellLatest() {
        if let element = latest ?? defaultValue {
          latest = nil
          junction.on(.next(element))
        }
        if !isSourceRunning { junction.on(.completed) }
      }
      junction.follow(source) { event in
        switch event {
        case .next(let element): latest = element
        case .error: junction.on(event)
        case .completed: isSourceRunning = false
        }
      }
      junction.follow(sampler) { event in
        switch event {
        case .next: tellLatest()
        case .error(let error): junction.on(.error(error))
        case .completed:
          isSourceRunning = false
          tellLatest()
        }
      }
      return junction
    }
  }
}

extension ObservableType {
  /// Tells everything on a scheduler, one event at a time, in order.
  ///
  ///     service.load().observe(on: MainScheduler.instance)
  @inlinable public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer in
      let handover = Handover(to: observer, on: scheduler)
      handover.upstream.set(source.run { handover.on($0) })
      return handover
    }
  }
}

extension ImmediateSchedulerType {
  /// Runs an action on a state as soon as the scheduler can.
  ///
  ///     scheduler.schedule(()) { _ in Disposables.create() }
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable)
    -> any Disposable
  {
    let result = SerialDisposable()
    let scheduled = schedule { result.disposable = action(state) }
    return CompositeDisposable(scheduled, result)
  }
}

extension SchedulerType {
  /// Runs an action on a state after a time.
  ///
  ///     scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in Disposables.create() }
  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let result = SerialDisposable()
    let scheduled = schedule(after: dueTime) { result.disposable = action(state) }
    return CompositeDisposable(scheduled, result)
  }

  /// Runs an action on a state again and again; each run makes the state of the next.
  ///
  ///     scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { $0 + 1 }
  public func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> any Disposable {
    var state = state
    return schedulePeriodic(startAfter: startAfter, period: period) { state = action(state) }
  }
}

extension Observable {
  /// What endless and long sources have in common: elements are asked for one after another until
  /// there are none, or nobody wants more.
  static func looping(
    on scheduler: (any ImmediateSchedulerType)?,
    _ makeNext: @escaping () throws -> (() throws -> Element?)
  ) -> Observable<Element> {
    Observable { observer in
      let flag = StopFlag()
      var next: (() throws -> Element?)?
      /// Whether there may be another.
      func step() -> Bool {
        guard !flag.isStopped else { return false }
        do {
          let ask = try next ?? makeNext()
          next = ask
          guard let element = try ask() else {
            observer.on(.completed)
            return false
          }
          observer.on(.next(element))
          return true
        } catch {
          observer.on(.error(error))
          return false
        }
      }
      guard let scheduler else {
        Deferral.current.loop { count in
          for _ in 0..<count where !step() { return false }
          return true
        }
        return flag
      }
      let work = SerialDisposable()
      func schedule() {
        work.disposable = scheduler.schedule { if step() { schedule() } }
      }
      schedule()
      return CompositeDisposable(flag, work)
    }
  }
}

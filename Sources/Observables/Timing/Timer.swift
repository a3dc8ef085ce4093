extension ObservableType where Element: FixedWidthInteger {
  /// Tells 0 after a time, and, where there is a period, 1, 2 … after each period.
  ///
  ///     Observable<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)  // 0
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { observer in
      guard let period else {
        return scheduler.schedule(after: dueTime) {
          observer.on(.next(0))
          observer.on(.completed)
        }
      }
      var count: Element = 0
      return scheduler.schedulePeriodic(startAfter: dueTime, period: period) {
        observer.on(.next(count))
        count &+= 1
      }
    }
  }

  /// Tells 0, 1, 2 … after each period.
  ///
  ///     Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType)
    -> Observable<Element>
  {
    timer(period, period: period, scheduler: scheduler)
  }
}

extension ObservableType {
  /// Tells the first elements, then completes.
  ///
  ///     Observable.of(1, 2, 3).take(2)  // 1, 2
  public func take(_ count: Int) -> Observable<Element> {
    guard count > 0 else { return .empty() }
    return asObservable().taking {
      var left = count
      return { _ in
        left -= 1
        return left == 0 ? .tellLast : .tell
      }
    }
  }

  /// Tells elements for a time, then completes.
  ///
  ///     taps.take(for: .seconds(10), scheduler: MainScheduler.instance)
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType)
    -> Observable<Element>
  {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}

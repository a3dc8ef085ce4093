public import Observables

/// Records what it is told, and when.
///
///     let observer = scheduler.createObserver(Int.self)
///     source.subscribe(observer).disposed(by: bag)
///     scheduler.start()
///     observer.events  // [next(1) @ 210, completed @ 300]
public final class TestableObserver<Element>: ObserverType {
  /// What it was told, in order.
  public private(set) var events: [Recorded<Event<Element>>] = []

  private let scheduler: TestScheduler

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Takes an event.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}

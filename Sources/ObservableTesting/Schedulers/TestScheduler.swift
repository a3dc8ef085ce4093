public import Observables

/// A virtual-time scheduler that makes observables and observers for tests.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
///     let result = scheduler.start { source.map { $0 * 10 } }
///     result.events  // [next(10) @ 210, next(20) @ 220, completed @ 300]
public final class TestScheduler: VirtualTimeScheduler {
  /// When `start` makes, subscribes and disposes, unless it is told otherwise.
  public enum Defaults {
    /// When the observable is made.
    public static let created = 100
    /// When it is subscribed to.
    public static let subscribed = 200
    /// When the subscription is disposed of.
    public static let disposed = 1000
  }

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: the tick at which it stands.
  ///   - resolution: how many seconds a tick is.
  ///   - simulateProcessingDelay: whether work takes effect one tick after it was scheduled at the
  ///     earliest.
  public init(initialClock: Int, resolution: Double = 1, simulateProcessingDelay: Bool = true) {
    super.init(
      initialClock: initialClock, resolution: resolution,
      minimumDelay: simulateProcessingDelay ? 1 : 0)
  }

  /// Makes an observable that tells events at their times, whoever listens.
  ///
  ///     scheduler.createHotObservable([.next(210, 1)])  // tells 1 at 210
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>])
    -> TestableObservable<Element>
  {
    .hot(events, on: self)
  }

  /// Makes an observable that tells events at their times after each subscription.
  ///
  ///     scheduler.createColdObservable([.next(10, 1)])  // tells 1 at 210, subscribed to at 200
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>])
    -> TestableObservable<Element>
  {
    .cold(events, on: self)
  }

  /// Makes an observer that records what it is told.
  ///
  ///     let observer = scheduler.createObserver(Int.self)
  public func createObserver<Element>(_ type: Element.Type = Element.self)
    -> TestableObserver<Element>
  {
    TestableObserver(self)
  }

  /// Runs an action at a tick.
  ///
  ///     scheduler.scheduleAt(250) { subject.onNext(1) }
  public func scheduleAt(_ time: Int, action: @escaping () -> Void) {
    schedule(at: time, action)
  }

  /// Makes an observable, subscribes to it, disposes of the subscription, each at its time, and runs
  /// until nothing is left.
  ///
  ///     scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
  public func start<Element>(
    created: Int, subscribed: Int, disposed: Int, create: @escaping () -> Observable<Element>
  ) -> TestableObserver<Element> {
    let observer = createObserver(Element.self)
    let subscription = SerialDisposable()
    var source: Observable<Element> = .empty()
    schedule(at: created) { source = create() }
    schedule(at: subscribed) { subscription.disposable = source.subscribe(observer) }
    schedule(at: disposed) { subscription.dispose() }
    start()
    return observer
  }

  /// Makes an observable at 100, subscribes to it at 200, disposes of the subscription at a time, and
  /// runs until nothing is left.
  ///
  ///     scheduler.start(disposed: 400) { source }
  public func start<Element>(disposed: Int, create: @escaping () -> Observable<Element>)
    -> TestableObserver<Element>
  {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create
    )
  }

  /// Makes an observable at 100, subscribes to it at 200, disposes of the subscription at 1000, and
  /// runs until nothing is left.
  ///
  ///     scheduler.start { source }
  public func start<Element>(_ create: @escaping () -> Observable<Element>)
    -> TestableObserver<Element>
  {
    start(disposed: Defaults.disposed, create: create)
  }
}

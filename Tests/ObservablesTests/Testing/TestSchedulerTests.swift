import ObservableTesting
import Testing

@Suite struct TestSchedulerTests {
  @Test func `Start makes, subscribes and disposes at its times`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 1), .next(210, 2), .next(220, 3), .next(1010, 4),
    ])
    let result = scheduler.start { source.asObservable().map { $0 * 10 } }
    #expect(result.events == [.next(210, 20), .next(220, 30)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `A cold observable counts from its subscription`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, "a"), .completed(20)])
    let result = scheduler.start(created: 1, subscribed: 2, disposed: 100) { source.asObservable() }
    #expect(result.events == Recorded.events(.next(12, "a"), .completed(22)))
    #expect(source.subscriptions == [Subscription(2, 22)])
  }

  @Test func `Failures are equal where they are of one type and described alike`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, RxError.timeout)])
    let result = scheduler.start { source.asObservable() }
    #expect(result.events == [.next(210, 1), .error(220, RxError.timeout)])
    #expect(result.events != [.next(210, 1), .error(220, RxError.noElements)])
  }

  @Test func `Actions are run at their times`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(300) { subject.onNext(1) }
    let observer = scheduler.createObserver(Int.self)
    let subscription = subject.subscribe(observer)
    scheduler.start()
    #expect(observer.events == [.next(300, 1)])
    #expect("\(observer.events)" == "[next(1) @ 300]")
    subscription.dispose()
  }
}

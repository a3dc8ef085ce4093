import ObservableTesting
import Synchronization
import Testing
import Tracing

@Suite struct SchedulerTests {
  @Test func `Virtual time runs work in the order of its time, then of its scheduling`() {
    let scheduler = VirtualTimeScheduler()
    var order: [String] = []
    scheduler.schedule(after: .seconds(2)) { order.append("c\(scheduler.clock)") }
    scheduler.schedule(after: .seconds(1)) { order.append("a\(scheduler.clock)") }
    scheduler.schedule(after: .seconds(1)) { order.append("b\(scheduler.clock)") }
    scheduler.schedule(after: .seconds(9)) { order.append("never") }.dispose()
    scheduler.start()
    #expect(order == ["a1", "b1", "c2"])
  }

  @Test func `Virtual time is advanced to a tick, or by a time`() {
    let scheduler = VirtualTimeScheduler(resolution: 0.1)
    var count = 0
    let ticks = scheduler.schedulePeriodic(startAfter: .seconds(1), period: .seconds(1)) {
      count += 1
    }
    scheduler.advance(to: 25)
    #expect(count == 2)
    scheduler.advance(by: .milliseconds(500))
    #expect(count == 3)
    #expect(scheduler.now == 3)
    ticks.dispose()
    scheduler.start()
    #expect(count == 3)
  }

  @Test func `Work that schedules on the current thread goes first`() {
    var order: [Int] = []
    CurrentThreadScheduler.instance.schedule {
      CurrentThreadScheduler.instance.schedule { order.append(2) }
      order.append(1)
    }
    #expect(order == [1, 2])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `What is observed elsewhere is told in order, each under its own cause`() {
    let scheduler = VirtualTimeScheduler()
    let source = PublishSubject<Int>()
    var seen: [String] = []
    let subscription = source.observe(on: scheduler).subscribe(onNext: {
      seen.append("\($0) \(Cause.current?.screen ?? "-")")
    })
    for screen in ["first", "second"] {
      Cause.$current.withValue(.on(screen)) { source.onNext(1) }
    }
    source.onNext(2)
    #expect(seen.isEmpty)
    scheduler.start()
    #expect(seen == ["1 first", "1 second", "2 -"])
    subscription.dispose()
  }

  @Test func `What waits to be observed elsewhere is not told after a dispose`() {
    let scheduler = VirtualTimeScheduler()
    let probe = Probe<Int>()
    let record = Record<Int>()
    let subscription = probe.observable.observe(on: scheduler).subscribe(record.take)
    probe.send(.next(1))
    subscription.dispose()
    scheduler.start()
    #expect(record.events.isEmpty)
    #expect(probe.disposed == 1)
  }

  @Test func `A subscription elsewhere is begun there, or not at all`() {
    let scheduler = VirtualTimeScheduler()
    let probe = Probe<Int>()
    probe.observable.subscribe(on: scheduler).subscribe().dispose()
    scheduler.start()
    #expect(probe.subscribed == 0)
    let subscription = probe.observable.subscribe(on: scheduler).subscribe()
    scheduler.start()
    #expect(probe.subscribed == 1)
    subscription.dispose()
    #expect(probe.disposed == 1)
  }

  @Test(arguments: [true, false])
  func `Queues tell everything in order, one at a time`(isSerial: Bool) async throws {
    let scheduler: any SchedulerType =
      isSerial
      ? SerialDispatchQueueScheduler(qos: .default)
      : ConcurrentDispatchQueueScheduler(qos: .default)
    var numbers: [Int] = []
    for try await number in Observable.range(start: 0, count: 100).observe(on: scheduler).values {
      numbers.append(number)
    }
    #expect(numbers == Array(0..<100))
  }

  @Test func `Events from two threads are merged one at a time`() async throws {
    let isBusy = Atomic(false)
    let sources = (0..<2).map { _ in
      Observable.range(start: 0, count: 5000)
        .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }
    let merged = Observable.merge(sources).do(onNext: { _ in
      if isBusy.exchange(true, ordering: .acquiring) { throw Failure() }
      isBusy.store(false, ordering: .releasing)
    })
    var count = 0
    for try await _ in merged.values { count += 1 }
    #expect(count == 10_000)
  }
}

import ObservableTesting
import Testing

@Suite struct FilteringTests {
  private let scheduler = TestScheduler.forMarbles()

  @Test func `Take ends with the last that it takes, and gives the source up`() {
    let source = scheduler.cold("ab-c|")
    #expect(scheduler.draw(source.asObservable().take(2)) == "a(b|)")
    #expect(source.subscriptions == ["^!"])
    #expect(told(Observable.of(1).take(0)) == "|")
  }

  @Test func `An observer that sends into a take is told no more than that`() {
    let subject = PublishSubject<Int>()
    let record = Record<Int>()
    record.onNext = { subject.onNext($0 + 1) }
    let subscription = subject.take(1).subscribe(record.take)
    subject.onNext(1)
    #expect(record.events == ["1", "|"])
    subscription.dispose()
  }

  @Test func `Take while ends with or without the element that decides`() {
    #expect(told(Observable.of(1, 2, 3, 1).take(while: { $0 < 3 })) == "1 2 |")
    #expect(told(Observable.of(1, 2, 3).take(while: { $0 < 2 }, behavior: .inclusive)) == "1 2 |")
    #expect(told(Observable.of(1, 2, 3).take(until: { $0 == 2 })) == "1 |")
  }

  @Test func `Take until ends with the other's element, and goes on after its end`() {
    let source = scheduler.cold("a-b-c|").asObservable()
    #expect(scheduler.draw(source.take(until: scheduler.cold("---x"))) == "a-b|")
    #expect(
      TestScheduler.forMarbles().draw(
        Observable.of(1, 2).take(until: Observable<Int>.empty())) == "(12|)")
    #expect(told(Observable.of(1, 2).take(until: Observable.just(0))) == "|")
  }

  @Test func `Take last tells at the end`() {
    #expect(told(Observable.of(1, 2, 3).takeLast(2)) == "2 3 |")
    #expect(told(Observable.of(1, 2, 3).takeLast(0)) == "|")
  }

  @Test func `Skip leaves out the first`() {
    #expect(told(Observable.of(1, 2, 3).skip(2)) == "3 |")
    #expect(told(Observable.of(1, 2, 3, 1).skip(while: { $0 < 3 })) == "3 1 |")
    let source = scheduler.cold("a-b-c|").asObservable()
    let other = scheduler.cold("-x--x")
    #expect(scheduler.draw(source.skip(until: other)) == "--b-c|")
    #expect(other.subscriptions == ["^!"])
  }

  @Test func `DistinctUntilChanged compares with the one before`() {
    #expect(told(Observable.of(1, 1, 2, 1).distinctUntilChanged()) == "1 2 1 |")
    #expect(told(Observable.of("a", "b", "cc").distinctUntilChanged(at: \.count)) == "a cc |")
    #expect(told(Observable.of("a", "b", "cc").distinctUntilChanged { $0.count }) == "a cc |")
    #expect(told(Observable.of(1, 2, 5).distinctUntilChanged { $1 - $0 < 2 }) == "1 5 |")
    #expect(
      told(Observable.of("a", "A", "b").distinctUntilChanged({ $0.lowercased() }, comparer: ==))
        == "a b |")
  }

  @Test func `An element at a place is told, and a missing one is a failure`() {
    #expect(told(Observable.of(1, 2, 3).element(at: 1)) == "2 |")
    #expect(told(Observable.of(1).element(at: 1)) == "#")
  }

  @Test func `Single fails where there is none, or more than one`() {
    #expect(told(Observable.of(1).single()) == "1 |")
    #expect(told(Observable<Int>.empty().single()) == "#")
    #expect(told(Observable.of(1, 2).single()) == "1 #")
    #expect(told(Observable.of(1, 2).single { $0 == 2 }) == "2 |")
  }

  @Test func `First tells an element, or nil`() {
    #expect(told(Observable.of(1, 2).first()) == "Optional(1) |")
    #expect(told(Observable<Int>.empty().first()) == "nil |")
  }

  @Test func `Ignoring elements leaves the end, or the failure`() {
    #expect(told(Observable.of(1, 2).ignoreElements()) == "|")
    #expect(told(Observable<Int>.error(Failure()).ignoreElements()) == "#")
  }

  @Test func `An empty observable can be replaced`() {
    #expect(told(Observable<Int>.empty().ifEmpty(default: 1)) == "1 |")
    #expect(told(Observable<Int>.empty().ifEmpty(switchTo: .of(1, 2))) == "1 2 |")
    #expect(told(Observable.of(3).ifEmpty(switchTo: .of(1, 2))) == "3 |")
  }
}

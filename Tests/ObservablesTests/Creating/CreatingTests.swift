import ObservableTesting
import Testing

@Suite struct CreatingTests {
  @Test func `Ranges, repetitions and series`() {
    #expect(told(Observable.range(start: 3, count: 3)) == "3 4 5 |")
    #expect(told(Observable.range(start: 3, count: 0)) == "|")
    #expect(told(Observable.repeatElement("a").take(2)) == "a a |")
    #expect(
      told(Observable.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 }))
        == "1 2 4 8 |")
  }

  @Test func `An optional is an element or none`() {
    #expect(told(Observable.from(optional: Int("1"))) == "1 |")
    #expect(told(Observable.from(optional: Int("x"))) == "|")
  }

  @Test func `On a scheduler, elements come one at a time, and none after a dispose`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(disposed: 203) { Observable.of(1, 2, 3, 4, scheduler: scheduler) }
    #expect(result.events == [.next(201, 1), .next(202, 2)])
  }

  @Test func `A resource lives as long as the subscription`() {
    let probe = Probe<Int>()
    let resource = CompositeDisposable()
    var isGone = false
    resource.insert(Disposables.create { isGone = true })
    let source = Observable.using({ resource }, observableFactory: { _ in probe.observable })
    let subscription = source.subscribe()
    #expect(!isGone)
    probe.send(.completed)
    #expect(isGone)
    subscription.dispose()
  }

  @Test func `Whatever a closure of create sends, the contract is kept`() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(Failure())
      return Disposables.create()
    }
    #expect(told(source) == "1 |")
  }

  @Test func `A source that ends before its disposable is known is given up all the same`() {
    var disposals = 0
    let source = Observable<Int>.create { observer in
      observer.onCompleted()
      return Disposables.create { disposals += 1 }
    }
    source.subscribe().dispose()
    #expect(disposals == 1)
  }
}

import ObservableTesting
import Testing

@Suite struct SharingTests {
  @Test func `A shared source is subscribed to once, and left after the last observer`() {
    let probe = Probe<Int>()
    let shared = probe.observable.share()
    let first = shared.subscribe()
    let second = shared.subscribe()
    #expect(probe.subscribed == 1)
    first.dispose()
    #expect(probe.isSubscribed)
    second.dispose()
    #expect(!probe.isSubscribed)
    shared.subscribe().dispose()
    #expect(probe.subscribed == 2)
    #expect(probe.disposed == 2)
  }

  @Test func `What is replayed is forgotten with the connection, unless it is for ever`() {
    let probe = Probe<Int>()
    let connected = probe.observable.share(replay: 1)
    let forever = probe.observable.share(replay: 1, scope: .forever)
    let subscriptions = CompositeDisposable(connected.subscribe(), forever.subscribe())
    probe.send(.next(1))
    #expect(told(connected) == "1")
    #expect(told(forever) == "1")
    subscriptions.dispose()
    #expect(told(connected) == "")
    #expect(told(forever) == "1")
  }

  @Test func `Who comes after the end begins anew, or is told what was, for ever`() {
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      return .just(count)
    }
    let connected = source.share(replay: 1)
    #expect(told(connected) == "1 |")
    #expect(told(connected) == "2 |")
    let forever = source.share(replay: 1, scope: .forever)
    #expect(told(forever) == "3 |")
    #expect(told(forever) == "3 |")
  }

  @Test func `A shared source that fails can be tried again by all`() {
    let probe = Probe<Int>()
    let shared = probe.observable.share().retry()
    let first = Record<Int>()
    let second = Record<Int>()
    let subscriptions = CompositeDisposable(
      shared.subscribe(first.take), shared.subscribe(second.take))
    probe.send(.error(Failure()))
    #expect(probe.subscribed == 2)
    probe.send(.next(1))
    #expect(first.events == ["1"])
    #expect(second.events == ["1"])
    subscriptions.dispose()
    #expect(probe.disposed == 2)
  }

  @Test func `A connectable observable begins when it is connected`() {
    let probe = Probe<Int>()
    let published = probe.observable.publish()
    let record = Record<Int>()
    let subscription = published.subscribe(AnyObserver(eventHandler: record.take))
    #expect(probe.subscribed == 0)
    let connection = published.connect()
    probe.send(.next(1))
    connection.dispose()
    #expect(!probe.isSubscribed)
    #expect(record.events == ["1"])
    subscription.dispose()
  }

  @Test func `Replay tells the latest, or all`() {
    let source = Observable.of(1, 2, 3)
    let latest = source.replay(2)
    let all = source.replayAll()
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let own = source.multicast(subject)
    let connections = CompositeDisposable(latest.connect(), all.connect(), own.connect())
    #expect(told(subject) == "3 |")
    connections.dispose()
  }

  @Test func `Observers of a subject are told in the order in which they came`() {
    for subject in [PublishSubject<Int>().asSubject, BehaviorSubject(value: 0).asSubject] {
      var order: [String] = []
      let subscriptions = CompositeDisposable(
        subject.0.subscribe(onNext: { order.append("a\($0)") }),
        subject.0.subscribe(onNext: { order.append("b\($0)") }))
      order = []
      subject.1.onNext(1)
      #expect(order == ["a1", "b1"])
      subscriptions.dispose()
    }
  }

  @Test func `A behavior subject tells the latest first, and after the end only the end`() throws {
    let subject = BehaviorSubject(value: 0)
    #expect(told(subject) == "0")
    subject.onNext(1)
    #expect(try subject.value() == 1)
    #expect(told(subject) == "1")
    subject.onCompleted()
    subject.onNext(2)
    #expect(told(subject) == "|")
    let failed = BehaviorSubject(value: 0)
    failed.onError(Failure())
    #expect(throws: Failure.self) { try failed.value() }
  }

  @Test func `What an observer sends into a behavior subject, all are told in one order`() {
    let subject = BehaviorSubject(value: 0)
    let first = Record<Int>()
    let second = Record<Int>()
    first.onNext = { if $0 == 1 { subject.onNext(2) } }
    let subscriptions = CompositeDisposable(
      subject.subscribe(first.take), subject.subscribe(second.take))
    subject.onNext(1)
    #expect(first.events == ["0", "1", "2"])
    #expect(second.events == ["0", "1", "2"])
    #expect(!first.hasOverlapped)
    subscriptions.dispose()
  }

  @Test func `A replay subject tells the latest ones, also after the end`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...3 { subject.onNext(number) }
    #expect(told(subject) == "2 3")
    subject.onCompleted()
    #expect(told(subject) == "2 3 |")
    let all = ReplaySubject<Int>.createUnbounded()
    for number in 1...3 { all.onNext(number) }
    #expect(told(all) == "1 2 3")
  }

  @Test func `An async subject tells the last at the end`() {
    let subject = AsyncSubject<Int>()
    let record = Record<Int>()
    let subscription = subject.subscribe(record.take)
    subject.onNext(1)
    subject.onNext(2)
    #expect(record.events.isEmpty)
    subject.onCompleted()
    #expect(record.events == ["2", "|"])
    #expect(told(subject) == "2 |")
    subscription.dispose()
  }

  @Test func `Relays tell what they accept`() {
    let behavior = BehaviorRelay(value: 0)
    behavior.accept(1)
    #expect(behavior.value == 1)
    #expect(told(behavior) == "1")
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    for number in 1...3 { replay.accept(number) }
    #expect(told(replay) == "2 3")
    let publish = PublishRelay<Int>()
    let record = Record<Int>()
    let subscription = publish.asObservable().subscribe(record.take)
    publish.accept(1)
    #expect(record.events == ["1"])
    subscription.dispose()
  }
}

extension SubjectType {
  fileprivate var asSubject: (Observable<Element>, AnyObserver<Element>) {
    (asObservable(), AnyObserver(asObserver()))
  }
}

import ObservableTesting
import Testing

@Suite struct TraitTests {
  @Test func `A single tells one element, or fails`() {
    var seen: [String] = []
    func watch(_ single: Single<Int>) {
      single.subscribe(
        onSuccess: { seen.append("\($0)") }, onFailure: { seen.append("\($0)") },
        onDisposed: { seen.append("disposed") }
      )
      .dispose()
    }
    watch(.just(1))
    watch(.error(RxError.timeout))
    watch(.never())
    #expect(seen == ["1", "disposed", "the time is over", "disposed", "disposed"])
  }

  @Test func `A single of an observable fails where there is none, or more than one`() {
    #expect(told(Observable.of(1).asSingle()) == "1 |")
    #expect(told(Observable<Int>.empty().asSingle()) == "#")
    #expect(told(Observable.of(1, 2).asSingle()) == "#")
    #expect(told(Observable.from(1...).asSingle()) == "#")
  }

  @Test func `A single is made of a closure`() {
    var disposals = 0
    let single = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      return Disposables.create { disposals += 1 }
    }
    #expect(told(single) == "1 |")
    #expect(disposals == 1)
    var result: Result<Int, any Error>?
    single.subscribe { result = $0 }.dispose()
    let element = try? result?.get()
    #expect(element == 1)
  }

  @Test func `Singles keep their promise through operators`() {
    let single = Single.just(1)
    #expect(told(single.map { $0 + 1 }) == "2 |")
    #expect(told(single.flatMap { Single.just($0 * 10) }) == "10 |")
    #expect(told(single.filter { $0 > 1 }) == "|")
    #expect(told(single.flatMapCompletable { _ in .empty() }) == "|")
    #expect(told(Single.zip(single, Single.just("a")) { "\($0)\($1)" }) == "1a |")
    #expect(told(Single.zip([single, single]) { $0.reduce(0, +) }) == "2 |")
    #expect(told(Single<Int>.error(Failure()).catchAndReturn(3)) == "3 |")
    #expect(told(Single<Int>.error(Failure()).catch { _ in single }.retry(2)) == "1 |")
    #expect(told(single.asMaybe()) == "1 |")
    #expect(told(single.asCompletable()) == "|")
  }

  @Test func `A maybe tells one element, or none`() {
    var seen: [String] = []
    func watch(_ maybe: Maybe<Int>) {
      maybe.subscribe(
        onSuccess: { seen.append("\($0)") }, onError: { seen.append("\($0)") },
        onCompleted: { seen.append("none") }
      )
      .dispose()
    }
    watch(.just(1))
    watch(.empty())
    watch(.error(RxError.timeout))
    #expect(seen == ["1", "none", "the time is over"])
    #expect(told(Maybe<Int>.empty().ifEmpty(default: 2)) == "2 |")
    #expect(told(Maybe<Int>.empty().asSingle()) == "#")
    #expect(told(Observable.of(1, 2).asMaybe()) == "#")
    #expect(told(Observable<Int>.empty().asMaybe()) == "|")
  }

  @Test func `A completable completes, and lets another follow`() {
    #expect(told(Completable.empty().andThen(Single.just(1))) == "1 |")
    #expect(told(Completable.empty().andThen(Observable.of(1, 2))) == "1 2 |")
    #expect(told(Completable.error(Failure()).andThen(Single.just(1))) == "#")
    #expect(told(Completable.zip(.empty(), .empty())) == "|")
    #expect(told(Completable.concat(.empty(), .error(Failure()))) == "#")
    var seen: [String] = []
    Completable.empty().subscribe(onCompleted: { seen.append("completed") }).dispose()
    #expect(seen == ["completed"])
  }

  @Test func `A driver never fails, is shared, and tells the latest first`() {
    let probe = Probe<Int>()
    let driver = probe.observable.asDriver(onErrorJustReturn: -1)
    let first = Record<Int>()
    let second = Record<Int>()
    let subscription = driver.drive(onNext: { first.take(.next($0)) })
    probe.send(.next(1))
    let other = driver.map { $0 * 10 }.drive(onNext: { second.take(.next($0)) })
    #expect(second.events == ["10"])
    #expect(probe.subscribed == 1)
    probe.send(.error(Failure()))
    #expect(first.events == ["1", "-1"])
    #expect(second.events == ["10", "-10"])
    subscription.dispose()
    other.dispose()
    #expect(probe.disposed == 1)
  }

  @Test func `A driver goes on with another where its source fails`() {
    let failing = Observable.concat([.just(1), Observable<Int>.error(Failure())])
    #expect(told(failing.asDriver(onErrorDriveWith: .empty())) == "1 |")
    #expect(told(failing.asDriver(onErrorRecover: { _ in .just(2) })) == "1 2 |")
  }

  @Test func `A driver drives observers, relays and functions`() {
    let subject = BehaviorSubject(value: 0)
    let optional = BehaviorSubject<Int?>(value: nil)
    let relay = BehaviorRelay(value: 0)
    let driver = Driver.just(1)
    let subscriptions = CompositeDisposable(
      driver.drive(subject), driver.drive(optional), driver.drive(relay),
      driver.drive { $0.subscribe(onNext: { #expect($0 == 1) }) })
    #expect(told(relay) == "1")
    #expect(told(optional) == "|")
    subscriptions.dispose()
  }

  @Test func `A signal remembers nothing`() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    let record = Record<Int>()
    let first = signal.emit()
    relay.accept(1)
    let second = signal.emit(onNext: { record.take(.next($0)) })
    relay.accept(2)
    #expect(record.events == ["2"])
    first.dispose()
    second.dispose()
  }
}

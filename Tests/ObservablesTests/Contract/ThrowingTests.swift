import Observables
import Testing

/// Operators whose closure throws.
private let throwing: [Operator] = [
  Operator("map") { $0.map { _ in throw Failure() } },
  Operator("compactMap") { $0.compactMap { _ -> Int? in throw Failure() } },
  Operator("filter") { $0.filter { _ in throw Failure() } },
  Operator("flatMap") { $0.flatMap { _ -> Observable<Int> in throw Failure() } },
  Operator("flatMapLatest") { $0.flatMapLatest { _ -> Observable<Int> in throw Failure() } },
  Operator("flatMapFirst") { $0.flatMapFirst { _ -> Observable<Int> in throw Failure() } },
  Operator("concatMap") { $0.concatMap { _ -> Observable<Int> in throw Failure() } },
  Operator("combineLatest") {
    Observable.combineLatest($0, Observable.just(0)) { _, _ -> Int in throw Failure() }
  },
  Operator("zip") {
    Observable.zip($0, Observable.just(0)) { _, _ -> Int in throw Failure() }
  },
  Operator("withLatestFrom") {
    $0.withLatestFrom(Observable.just(0)) { _, _ -> Int in throw Failure() }
  },
  Operator("scan") { $0.scan(0) { _, _ in throw Failure() } },
  Operator("reduce") { $0.reduce(0) { _, _ in throw Failure() } },
  Operator("distinctUntilChanged by key") {
    $0.distinctUntilChanged { _ -> Int in throw Failure() }
  },
  Operator("take while") { $0.take(while: { _ in throw Failure() }) },
  Operator("take until") { $0.take(until: { _ in throw Failure() }) },
  Operator("skip while") { $0.skip(while: { _ in throw Failure() }) },
  Operator("single") { $0.single { _ in throw Failure() } },
  Operator("do") { $0.do(onNext: { _ in throw Failure() }) },
]

@Suite struct ThrowingTests {
  @Test(arguments: throwing)
  func `A closure that throws ends the stream, and gives the source up once`(_ tested: Operator) {
    let probe = Probe<Int>()
    let record = Record<Int>()
    let subscription = tested.apply(probe.observable).subscribe(record.take)
    probe.send(.next(1))
    #expect(record.events == ["#"])
    #expect(probe.disposed == 1)
    probe.send(.next(2), .completed)
    #expect(record.events == ["#"])
    subscription.dispose()
  }

  @Test(arguments: throwing)
  func `A closure that throws ends an endless source`(_ tested: Operator) {
    #expect(told(tested.apply(.from(1...))) == "#")
  }

  @Test func `What cannot be made fails`() {
    #expect(told(Observable<Int>.deferred { throw Failure() }) == "#")
    #expect(
      told(
        Observable<Int>.using(
          { throw Failure() }, observableFactory: { (_: CompositeDisposable) in .just(1) })) == "#")
  }

  @Test func `A handler that throws ends the stream with what it throws`() {
    #expect(told(Observable<Int>.error(Failure()).catch { _ in throw RxError.timeout }) == "#")
  }

  @Test func `A loop whose closure throws fails`() {
    let source = Observable.generate(
      initialState: 1, condition: { _ in true }, iterate: { _ in throw Failure() })
    #expect(told(source) == "1 #")
  }
}

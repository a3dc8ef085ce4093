import ObservableTesting
import Testing

@Suite struct CombiningTests {
  private let scheduler = TestScheduler.forMarbles()

  private func cold(_ marbles: Marbles) -> Observable<String> {
    scheduler.cold(marbles).asObservable()
  }

  @Test func `Merge tells all as it comes, and ends with the last`() {
    #expect(scheduler.draw(Observable.merge(cold("a-c|"), cold("-b---d|"))) == "abc--d|")
    #expect(told(Observable<Int>.merge([])) == "|")
  }

  @Test func `Merge fails with the first failure, and gives the others up`() {
    let other = scheduler.cold("a----b")
    #expect(scheduler.draw(Observable.merge(other.asObservable(), cold("--#"))) == "a-#")
    #expect(other.subscriptions == ["^-!"])
  }

  @Test func `What an observer sends into a merge waits until it has been told`() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let record = Record<Int>()
    record.onNext = { if $0 < 3 { second.onNext($0 + 1) } }
    let subscription = Observable.merge(first, second).subscribe(record.take)
    first.onNext(1)
    #expect(record.events == ["1", "2", "3"])
    #expect(!record.hasOverlapped)
    subscription.dispose()
  }

  @Test func `Nested merge and flatMap run all, a limited merge only some`() {
    let values: [Character: String] = ["a": "x-x|", "b": "y-y|", "c": "z|"]
    func inner(_ letter: String) -> Observable<String> {
      cold(Marbles(letter.first.flatMap { values[$0] } ?? "|"))
    }
    let source = cold("abc|").map(inner)
    #expect(scheduler.draw(source.merge()) == "xy(xz)y|")
    #expect(
      TestScheduler.forMarbles().draw(Observable.of(1, 2).map { Observable.just($0) }.merge())
        == "(12|)")
    let limited = Observable.of("x--|", "y|", "z|").map { self.cold(Marbles($0)) }
    #expect(scheduler.draw(limited.merge(maxConcurrent: 1)) == "x--yz|")
  }

  @Test func `Concat subscribes to one after another`() {
    let second = scheduler.cold("b|")
    #expect(scheduler.draw(cold("a-|").concat(second)) == "a-b|")
    #expect(second.subscriptions == ["--^!"])
    #expect(told(Observable.concat([.just(1), .error(Failure()), .just(2)])) == "1 #")
    #expect(told(Observable.of(1, 2).concatMap { Observable.of($0, $0 * 10) }) == "1 10 2 20 |")
  }

  @Test func `A long concat and a long retry need no deep stack`() {
    let many = Observable.concat((0..<50_000).map { Observable.just($0) })
    #expect(told(many.takeLast(1)) == "49999 |")
    var attempts = 0
    let failing = Observable<Int>.deferred {
      attempts += 1
      return attempts < 50_000 ? .error(Failure()) : .just(attempts)
    }
    #expect(told(failing.retry()) == "50000 |")
  }

  @Test func `FlatMapLatest gives up the one before`() {
    let first = scheduler.cold("x--x--|")
    let second = scheduler.cold("y--|")
    let source = cold("a-b|").flatMapLatest { $0 == "a" ? first : second }
    #expect(scheduler.draw(source) == "x-y--|")
    #expect(first.subscriptions == ["^-!"])
    #expect(second.subscriptions == ["--^--!"])
  }

  @Test func `FlatMapFirst leaves out what comes while one runs`() {
    let source = cold("ab--c|").flatMapFirst { letter in
      self.cold("x-x|").map { _ in letter }
    }
    #expect(scheduler.draw(source) == "a-a-c-c|")
  }

  @Test func `CombineLatest waits for all, then tells with each`() {
    let combined = Observable.combineLatest(cold("a-b---|"), cold("-x-y|")) { $0 + $1 }
    #expect(scheduler.draw(combined, ["1": "ax", "2": "bx", "3": "by"]) == "-123--|")
  }

  @Test func `CombineLatest ends where one ends without an element`() {
    #expect(
      scheduler.draw(Observable.combineLatest(cold("a---"), cold("-|")) { $0 + $1 }) == "-|")
    #expect(told(Observable<Int>.combineLatest([Observable<Int>]()) { $0.count }) == "|")
  }

  @Test func `CombineLatest takes from two to eight, and collections`() {
    let one = Observable.just(1)
    #expect(told(Observable.combineLatest(one, one) { $0 + $1 }) == "2 |")
    #expect(
      told(
        Observable.combineLatest(one, one, one, one, one, one, one, one) {
          [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +)
        }) == "8 |")
    #expect(told(Observable.combineLatest(one, Observable.just("a"))) == #"(1, "a") |"#)
    #expect(told(Observable.combineLatest(one, one, one).map { $0 + $1 + $2 }) == "3 |")
    #expect(told(Observable.combineLatest([one, one])) == "[1, 1] |")
  }

  @Test func `Zip pairs elements by their places, and ends when no pair can come`() {
    let zipped = Observable.zip(cold("a-b-c-|"), cold("-xy-|")) { $0 + $1 }
    #expect(scheduler.draw(zipped, ["1": "ax", "2": "by"]) == "-12-|")
    #expect(
      told(Observable.zip(Observable.from(0...), Observable.of(5, 6)) { $0 * 10 + $1 }) == "5 16 |")
    #expect(told(Observable.zip(Observable.of(1, 2), Observable.just("a"))) == #"(1, "a") |"#)
    #expect(told(Observable.zip([Observable.of(1, 2), .of(3, 4)])) == "[1, 3] [2, 4] |")
  }

  @Test func `WithLatestFrom tells with each element of the first only`() {
    let joined = cold("a-b-c|").withLatestFrom(cold("-x-y-z-")) { $0 + $1 }
    #expect(scheduler.draw(joined, ["1": "bx", "2": "cy"]) == "--1-2|")
    #expect(scheduler.draw(cold("a|").withLatestFrom(cold("|"))).description.hasSuffix("|"))
  }

  @Test func `Amb keeps the first to tell anything`() {
    let slow = scheduler.cold("--x|")
    #expect(scheduler.draw(slow.asObservable().amb(cold("-a--b|"))) == "-a--b|")
    #expect(slow.subscriptions == ["^!"])
  }

  @Test func `StartWith tells first`() {
    #expect(told(Observable.just(3).startWith(1, 2)) == "1 2 3 |")
  }

  @Test func `Two observables that tell all at once take turns`() {
    #expect(told(Observable.merge(.of(1, 2), .of(10, 20))) == "1 10 2 20 |")
  }
}

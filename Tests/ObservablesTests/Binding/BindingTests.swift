import Observables
import Testing

@Suite struct BindingTests {
  private final class Label {
    var texts: [String] = []
  }

  @Test func `Several observers, relays and functions are bound to`() {
    let source = PublishSubject<Int>()
    let first = BehaviorSubject(value: 0)
    let second = BehaviorSubject(value: 0)
    let optional = BehaviorSubject<Int?>(value: nil)
    let relay = BehaviorRelay(value: 0)
    let optionalRelay = BehaviorRelay<Int?>(value: nil)
    let publish = PublishRelay<Int>()
    var seen: [Int] = []
    let subscriptions = CompositeDisposable(
      source.bind(to: first, second), source.bind(to: optional), source.bind(to: relay),
      source.bind(to: optionalRelay), source.bind(to: publish),
      source.bind(onNext: { seen.append($0) }),
      source.bind(to: { observable in observable.subscribe(onNext: { seen.append($0 * 10) }) }))
    source.onNext(1)
    #expect(told(first) == "1")
    #expect(told(second) == "1")
    #expect(told(optional) == "Optional(1)")
    #expect(relay.value == 1)
    #expect(optionalRelay.value == 1)
    #expect(seen == [1, 10])
    subscriptions.dispose()
  }

  @Test func `An object is given to closures, and not retained`() {
    let source = PublishSubject<String>()
    var label: Label? = Label()
    weak let seen = label
    var subscriptions: CompositeDisposable?
    if let label {
      subscriptions = CompositeDisposable(
        source.subscribe(with: label, onNext: { $0.texts.append($1) }),
        source.bind(with: label, onNext: { $0.texts.append($1) }),
        source.bind(to: Binder(label) { $0.texts.append($1) }))
    }
    source.onNext("a")
    #expect(label?.texts == ["a", "a", "a"])
    label = nil
    #expect(seen == nil)
    source.onNext("b")
    subscriptions?.dispose()
  }

  @Test func `Events are taken whole by one closure`() {
    var seen: [String] = []
    Observable.just(1).subscribe { seen.append("\($0)") }.dispose()
    #expect(seen == ["next(1)", "completed"])
  }

  @Test func `What is to be run on disposal runs once, after the end or a dispose`() {
    var disposals = 0
    Observable.just(1).subscribe(onDisposed: { disposals += 1 }).dispose()
    #expect(disposals == 1)
    Observable<Int>.never().subscribe(onDisposed: { disposals += 1 }).dispose()
    #expect(disposals == 2)
  }
}

import Observables
import Testing

/// An operator that turns integers into integers, and passes the first one on at once.
struct Operator: @unchecked Sendable, CustomTestStringConvertible {
  let name: String
  let apply: (Observable<Int>) -> Observable<Int>

  init(_ name: String, _ apply: @escaping (Observable<Int>) -> Observable<Int>) {
    self.name = name
    self.apply = apply
  }

  var testDescription: String { name }
}

extension Operator {
  /// Operators that tell an element as soon as they are told one, and the end as soon as that.
  static let immediate: [Operator] = [
    Operator("map") { $0.map { $0 } },
    Operator("compactMap") { $0.compactMap { $0 } },
    Operator("filter") { $0.filter { _ in true } },
    Operator("flatMap") { $0.flatMap { Observable.just($0) } },
    Operator("flatMapLatest") { $0.flatMapLatest { Observable.just($0) } },
    Operator("flatMapFirst") { $0.flatMapFirst { Observable.just($0) } },
    Operator("concatMap") { $0.concatMap { Observable.just($0) } },
    Operator("merge") { Observable.merge($0, .empty()) },
    Operator("nested merge") { Observable.just($0).merge() },
    Operator("concat") { Observable.concat([$0, .empty()]) },
    Operator("switchLatest") { $0.map { Observable.just($0) }.switchLatest() },
    Operator("combineLatest") { Observable.combineLatest($0, Observable.just(0)) { $0 + $1 } },
    Operator("combineLatest of a collection") { Observable.combineLatest([$0]) { $0[0] } },
    Operator("withLatestFrom") { $0.withLatestFrom(Observable.just(0)) { $0 + $1 } },
    Operator("startWith") { $0.startWith() },
    Operator("amb") { $0.amb(Observable.never()) },
    Operator("zip with repetition") {
      Observable.zip($0, Observable.range(start: 0, count: 100)) { element, _ in element }
    },
    Operator("scan") { $0.scan(0) { $1 } },
    Operator("enumerated") { $0.enumerated().map(\.element) },
    Operator("materialize") { $0.materialize().dematerialize() },
    Operator("distinctUntilChanged") { $0.distinctUntilChanged() },
    Operator("take") { $0.take(100) },
    Operator("take while") { $0.take(while: { _ in true }) },
    Operator("take until") { $0.take(until: Observable<Int>.never()) },
    Operator("skip") { $0.skip(0) },
    Operator("skip while") { $0.skip(while: { _ in false }) },
    Operator("skip until") { $0.skip(until: Observable.just(1)) },
    Operator("ifEmpty") { $0.ifEmpty(default: 0) },
    Operator("do") { $0.do(onNext: { _ in }) },
    Operator("debug") { $0.debug("", print: { _ in }) },
    Operator("observe(on:)") { $0.observe(on: CurrentThreadScheduler.instance) },
    Operator("subscribe(on:)") { $0.subscribe(on: CurrentThreadScheduler.instance) },
    Operator("share") { $0.share() },
    Operator("share replaying") { $0.share(replay: 1) },
    Operator("share forever") { $0.share(replay: 1, scope: .forever) },
    Operator("multicast") { $0.multicast(makeSubject: { PublishSubject<Int>() }).refCount() },
    Operator("deferred") { source in Observable.deferred { source } },
    Operator("using") { source in
      Observable.using({ CompositeDisposable() }, observableFactory: { _ in source })
    },
    Operator("timeout") { $0.timeout(.seconds(1), scheduler: EventLoop(clock: .virtual)) },
    Operator("throttle") { source in
      source.throttle(.nanoseconds(0), scheduler: InstantScheduler())
    },
    Operator("delay") { source in source.delay(.seconds(1), scheduler: InstantScheduler()) },
    Operator("create") { source in Observable.create { source.subscribe($0) } },
  ]

  /// Those that pass a failure on as well.
  static let failing: [Operator] =
    immediate + [
      Operator("catch another") { $0.catch { throw $0 } },
      Operator("retry once") { $0.retry(1) },
    ]
}

/// Runs everything at once.
final class InstantScheduler: SchedulerType {
  let now = 0.0
  func schedule(after time: RxTimeInterval, _ work: @escaping () -> Void) -> any Disposable {
    work()
    return Disposables.create()
  }
}

import ObservableTesting
import Testing

@Suite struct ErrorTests {
  private let failing = Observable.concat([.just(1), Observable<Int>.error(Failure())])

  @Test func `Catch goes on with another, and leaves the first`() {
    let probe = Probe<Int>()
    let record = Record<Int>()
    let subscription = probe.observable.catch { _ in .of(8, 9) }.subscribe(record.take)
    probe.send(.next(1), .error(Failure()), .next(2))
    #expect(record.events == ["1", "8", "9", "|"])
    #expect(probe.disposed == 1)
    subscription.dispose()
    #expect(told(failing.catchAndReturn(0)) == "1 0 |")
    #expect(told(Observable.catch(sequence: [failing, failing, .just(2)])) == "1 1 2 |")
    #expect(told(Observable.catch(sequence: [failing, failing])) == "1 1 #")
  }

  @Test func `Retry subscribes again, as often as it may`() {
    #expect(told(failing.retry(3)) == "1 1 1 #")
    #expect(told(failing.retry().take(4)) == "1 1 1 1 |")
    #expect(told(failing.retry(1)) == "1 #")
  }

  @Test func `Retry ends with its trigger`() {
    #expect(told(failing.retry { _ in Observable<Int>.empty() }) == "|")
    #expect(told(failing.retry { _ in Observable<Int>.error(RxError.timeout) }) == "#")
    let twice = failing.retry { failures in failures.enumerated().take(while: { $0.index < 2 }) }
    #expect(told(twice) == "1 1 1 |")
  }

  @Test func `Do sees everything in its order`() {
    var seen: [String] = []
    let source = Observable.of(1).do(
      onNext: { seen.append("next \($0)") }, afterNext: { seen.append("after \($0)") },
      onCompleted: { seen.append("completed") }, afterCompleted: { seen.append("after completed") },
      onSubscribe: { seen.append("subscribe") }, onSubscribed: { seen.append("subscribed") },
      onDispose: { seen.append("dispose") })
    #expect(told(source) == "1 |")
    #expect(
      seen == [
        "subscribe", "subscribed", "next 1", "after 1", "completed", "dispose", "after completed",
      ])
  }

  @Test func `Debug prints what happens, headed by a name or a place`() {
    var lines: [String] = []
    #expect(told(Observable.of(1).debug("one", print: { lines.append($0) })) == "1 |")
    #expect(
      lines.map { $0.drop { $0 != "o" } } == [
        "one -> subscribed", "one -> Event next(1)", "one -> Event completed", "one -> isDisposed",
      ])
    #expect(lines.allSatisfy { $0.contains(#/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: /#) })
    lines = []
    #expect(told(Observable<Int>.empty().debug(print: { lines.append($0) })) == "|")
    #expect(lines[0].contains("ErrorTests.swift:"))
  }

  @Test func `Debug cuts what is long where it is asked to`() {
    var lines: [String] = []
    let long = String(repeating: "x", count: 100)
    _ = told(Observable.just(long).debug("long", trimOutput: true, print: { lines.append($0) }))
    #expect(lines[1].hasSuffix("Event next(\"xxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxx\")"))
  }
}

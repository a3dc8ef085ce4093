import Observables
import Testing

@Suite struct TransformingTests {
  @Test func `Scan tells each sum, and begins anew for each observer`() {
    let sums = Observable.of(1, 2, 3).scan(0, accumulator: +)
    #expect(told(sums) == "1 3 6 |")
    #expect(told(sums) == "1 3 6 |")
    #expect(told(Observable.of(1, 2).scan(into: []) { $0.append($1) }) == "[1] [1, 2] |")
  }

  @Test func `Reduce tells the sum at the end`() {
    #expect(told(Observable.of(1, 2, 3).reduce(0, accumulator: +)) == "6 |")
    #expect(told(Observable<Int>.empty().reduce(0, accumulator: +)) == "0 |")
    #expect(
      told(Observable.of(1, 2).reduce(0, accumulator: +, mapResult: { "=\($0)" })) == "=3 |")
  }

  @Test func `ToArray tells all at once`() {
    #expect(told(Observable.of(1, 2).toArray()) == "[1, 2] |")
    #expect(told(Observable<Int>.empty().toArray()) == "[] |")
    #expect(told(Observable<Int>.error(Failure()).toArray()) == "#")
  }

  @Test func `Materialize tells events as elements, also a failure`() {
    #expect(told(Observable.just(1).materialize().map { $0.isStopEvent }) == "false true |")
    #expect(
      told(Observable<Int>.error(Failure()).materialize().map { $0.error != nil }) == "true |")
    #expect(told(Observable.of(Event.next(1), .completed, .next(2)).dematerialize()) == "1 |")
  }

  @Test func `Enumerated tells places`() {
    #expect(
      told(Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" }) == "0a 1b |")
  }
}

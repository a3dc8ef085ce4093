import Observables
import Reactors
import Testing

@Suite struct ActionSubjectTests {
  private struct Failure: Error {}

  @Test func `it ignores errors and ends`() {
    let subject = ActionSubject<Int>()
    var events: [String] = []
    _ = subject.subscribe { events.append("\($0)") }
    subject.onNext(1)
    subject.onError(Failure())
    subject.onCompleted()
    subject.onNext(2)
    #expect(events == ["next(1)", "next(2)"])
  }

  @Test func `several streams can be bound to it`() {
    let subject = ActionSubject<Int>()
    var told: [Int] = []
    _ = subject.subscribe(onNext: { told.append($0) })
    _ = Observable.of(1, 2).bind(to: subject)
    _ = Observable.of(3).bind(to: subject)
    #expect(told == [1, 2, 3])
  }
}

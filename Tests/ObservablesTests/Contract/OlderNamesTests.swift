import Observables
import Testing

/// Code that is written for RxSwift 5 means the same here.
@Suite struct OlderNamesTests {
  @available(*, deprecated, message: "Deprecated names can be used only here without a warning.")
  @Test func `The names of RxSwift 5 stand for those of RxSwift 6`() {
    let numbers = Observable.of(1, 2, 3)
    let failing = Observable.concat([.just(1), Observable<Int>.error(Failure())])
    #expect(told(numbers.takeUntil(Observable.just(0))) == "|")
    #expect(told(numbers.takeUntil(.inclusive) { $0 == 2 }) == "1 2 |")
    #expect(told(numbers.takeWhile { $0 < 3 }) == "1 2 |")
    #expect(told(numbers.skipWhile { $0 < 3 }) == "3 |")
    #expect(told(numbers.skipUntil(Observable<Int>.never())) == "|")
    #expect(told(numbers.elementAt(1)) == "2 |")
    #expect(told(failing.catchErrorJustReturn(9)) == "1 9 |")
    #expect(told(failing.catchError { _ in .just(8) }) == "1 8 |")
    #expect(told(failing.retryWhen { $0.take(while: { _ in false }) }) == "1 |")
    #expect(told(numbers.observeOn(CurrentThreadScheduler.instance)) == "1 2 3 |")
    #expect(told(numbers.subscribeOn(CurrentThreadScheduler.instance)) == "1 2 3 |")
    #expect(told(Single<Int>.error(Failure()).catchErrorJustReturn(7)) == "7 |")
  }
}

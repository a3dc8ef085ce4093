import Observables
import Testing

/// Subscriptions that nobody disposes of.
struct LeftSubscriptionTests {
  private final class Witness {}

  @Test func `A subject goes with its last reference, and with it what still listens`() {
    weak var witness: Witness?
    do {
      let captured = Witness()
      witness = captured
      let subject = PublishSubject<Int>()
      subject.map { $0 + 1 }.subscribe(onNext: { _ in _ = captured })
      subject.onNext(1)
      #expect(witness != nil)
    }
    #expect(witness == nil)
  }

  @Test func `A relay and a subject with a memory do so too`() {
    weak var witness: Witness?
    do {
      let captured = Witness()
      witness = captured
      BehaviorRelay(value: 1).subscribe(onNext: { _ in _ = captured })
      BehaviorSubject(value: 1).subscribe(onNext: { _ in _ = captured })
      ReplaySubject<Int>.create(bufferSize: 2).subscribe(onNext: { _ in _ = captured })
    }
    #expect(witness == nil)
  }
}

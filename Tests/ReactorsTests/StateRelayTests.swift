import Observables
import Reactors
import Testing

@Suite struct StateRelayTests {
  private let relay = StateRelay(value: 1)

  @Test func `it tells the latest value at once, and then each new one`() {
    var told: [Int] = []
    relay.accept(2)
    _ = relay.subscribe(onNext: { told.append($0) })
    relay.accept(3)
    relay.value = 4
    #expect(told == [2, 3, 4])
    #expect(relay.value == 4)
  }

  @Test func `its observable is the same object each time`() {
    #expect(relay.asObservable() === relay.asObservable())
  }

  @Test func `the states of a reactor are the same object each time`() {
    let reactor = ListReactor()
    #expect(reactor.state === reactor.state)
  }

  @Test func `a subscription that is given up is told nothing more`() {
    var told: [Int] = []
    let subscription = relay.subscribe(onNext: { told.append($0) })
    subscription.dispose()
    relay.accept(2)
    #expect(told == [1])
  }

  @Test func `a subscription that is given up at its first value is told nothing more`() {
    var told: [Int] = []
    _ = relay.asObservable().take(1).subscribe(onNext: { told.append($0) })
    relay.accept(2)
    #expect(told == [1])
  }
}

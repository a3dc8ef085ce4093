import Observables
import Testing

/// The Rx contract, which every operator keeps.
@Suite struct ContractTests {
  @Test(arguments: Operator.immediate)
  func `Elements and the end are told in order, and the source is given up once`(_ tested: Operator)
  {
    let probe = Probe<Int>()
    let record = Record<Int>()
    let subscription = tested.apply(probe.observable).subscribe(record.take)
    probe.send(.next(1), .next(2), .completed)
    #expect(record.events == ["1", "2", "|"])
    subscription.dispose()
    #expect(probe.subscribed == 1)
    #expect(probe.disposed == 1)
    #expect(!record.hasOverlapped)
  }

  @Test(arguments: Operator.failing)
  func `A failure is told, and the source is given up once`(_ tested: Operator) {
    let probe = Probe<Int>()
    let record = Record<Int>()
    let subscription = tested.apply(probe.observable).subscribe(record.take)
    probe.send(.next(1), .error(Failure()))
    #expect(record.events == ["1", "#"])
    subscription.dispose()
    #expect(probe.disposed == 1)
  }

  @Test(arguments: Operator.immediate)
  func `Nothing follows the end`(_ tested: Operator) {
    let probe = Probe<Int>()
    let record = Record<Int>()
    let subscription = tested.apply(probe.observable).subscribe(record.take)
    probe.send(.completed, .next(1), .completed, .error(Failure()))
    #expect(record.events.last == "|")
    #expect(record.events.filter { $0 == "|" || $0 == "#" }.count == 1)
    subscription.dispose()
  }

  @Test(arguments: Operator.immediate)
  func `Nothing follows a dispose, which gives the source up once`(_ tested: Operator) {
    let probe = Probe<Int>()
    let record = Record<Int>()
    let subscription = tested.apply(probe.observable).subscribe(record.take)
    probe.send(.next(1))
    subscription.dispose()
    subscription.dispose()
    #expect(probe.disposed == 1)
    probe.send(.next(2), .completed)
    #expect(record.events == ["1"])
  }

  @Test(arguments: Operator.immediate)
  func `An observer that disposes while it is told an element is told nothing more`(
    _ tested: Operator
  ) {
    let probe = Probe<Int>()
    let record = Record<Int>()
    let subscription = SerialDisposable()
    record.onNext = { _ in subscription.dispose() }
    subscription.disposable = tested.apply(probe.observable).subscribe(record.take)
    probe.send(.next(1), .next(2), .completed)
    #expect(record.events == ["1"])
    #expect(probe.disposed == 1)
  }

  @Test(arguments: Operator.immediate)
  func `A source that tells all at once is told whole`(_ tested: Operator) {
    #expect(told(tested.apply(.of(1, 2, 3))) == "1 2 3 |")
  }

  @Test(arguments: Operator.immediate)
  func `An endless source ends when enough was taken`(_ tested: Operator) {
    #expect(told(tested.apply(.from(1...)).take(2)) == "1 2 |")
  }

  @Test(arguments: Operator.immediate.filter { $0.name != "ifEmpty" })
  func `Where the source is empty, only the end is told`(_ tested: Operator) {
    #expect(told(tested.apply(.empty())) == "|")
  }

  @Test(arguments: Operator.immediate)
  func `Where the source never tells anything, nothing is told`(_ tested: Operator) {
    let probe = Probe<Int>()
    let record = Record<Int>()
    let subscription = tested.apply(probe.observable).subscribe(record.take)
    #expect(record.events.isEmpty)
    subscription.dispose()
    #expect(probe.disposed == 1)
  }

  @Test(
    arguments: Operator.immediate.filter { !$0.name.hasPrefix("share") && $0.name != "multicast" })
  func `Two observers are told independently`(_ tested: Operator) {
    let probe = Probe<Int>()
    let observable = tested.apply(probe.observable)
    let first = Record<Int>()
    let second = Record<Int>()
    let subscription = observable.subscribe(first.take)
    let other = observable.subscribe(second.take)
    probe.send(.next(1))
    subscription.dispose()
    probe.send(.next(2))
    #expect(first.events == ["1"])
    #expect(second.events == ["1", "2"])
    other.dispose()
    #expect(probe.disposed == 2)
  }
}

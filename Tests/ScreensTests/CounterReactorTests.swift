import Observables
import Reactors
import Testing

@testable import Screens

@Suite struct CounterReactorTests {
  private let loop = EventLoop(clock: .virtual)
  private let reactor: CounterReactor

  init() {
    reactor = CounterReactor(scheduler: loop)
    _ = reactor.state.subscribe(onNext: { _ in })
  }

  private func finish() {
    while loop.turn() {}
  }

  @Test func `counting takes half a second`() {
    reactor.action.onNext(.increase)
    #expect(reactor.currentState.isLoading)
    #expect(reactor.currentState.value == 0)
    finish()
    #expect(!reactor.currentState.isLoading)
    #expect(reactor.currentState.value == 1)
    #expect(loop.now == 0.5)
  }

  @Test func `two steps at once both count`() {
    reactor.action.onNext(.increase)
    reactor.action.onNext(.increase)
    finish()
    #expect(reactor.currentState.value == 2)
    reactor.action.onNext(.decrease)
    finish()
    #expect(reactor.currentState.value == 1)
  }

  @Test func `the same message twice is two messages`() {
    var messages: [String] = []
    _ = reactor.pulse(\.$alertMessage).compactMap { $0 }
      .subscribe(onNext: { messages.append($0) })
    for action: CounterReactor.Action in [.increase, .increase, .decrease] {
      reactor.action.onNext(action)
      finish()
    }
    #expect(messages == ["increased!", "increased!", "decreased!"])
  }
}

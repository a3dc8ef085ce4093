import Observables
import Reactors
import Testing

@Suite struct StubTests {
  @Test func `a stub records actions and tells what the test says`() {
    let reactor = ListReactor()
    reactor.isStubEnabled = true
    var told: [[String]] = []
    _ = reactor.state.subscribe(onNext: { told.append($0.texts) })
    reactor.action.onNext(.add("a"))
    reactor.stub.state.accept(ListReactor.State(texts: ["x"]))
    #expect(reactor.stub.actions == [.add("a")])
    #expect(told == [[], ["x"]])
    #expect(reactor.currentState.texts == ["x"])
  }

  @Test func `a stub passes by mutate and reduce`() {
    final class Untouched: Reactor {
      typealias Action = Int
      let initialState = 0
      var calls = 0
      func mutate(action: Int) -> Observable<Int> {
        calls += 1
        return .just(action)
      }
      func reduce(state: Int, mutation: Int) -> Int {
        calls += 1
        return mutation
      }
    }
    let reactor = Untouched()
    reactor.isStubEnabled = true
    reactor.action.onNext(1)
    #expect(reactor.calls == 0)
    #expect(reactor.currentState == 0)
    reactor.isStubEnabled = false
    reactor.action.onNext(1)
    #expect(reactor.calls == 2)
    #expect(reactor.currentState == 1)
  }

  @Test func `the observers of a stub's actions are told`() {
    let reactor = ListReactor()
    reactor.isStubEnabled = true
    var told: [ListReactor.Action] = []
    _ = reactor.action.subscribe(onNext: { told.append($0) })
    reactor.action.onNext(.add("a"))
    #expect(told == [.add("a")])
  }

  @Test func `a stub's state can be set`() {
    let reactor = ListReactor()
    reactor.isStubEnabled = true
    reactor.stub.state.value = ListReactor.State(texts: ["x"])
    #expect(reactor.currentState.texts == ["x"])
  }
}

import Observables
import Reactors
import Testing

@Suite struct ReactorTests {
  private let reactor = ListReactor()

  @Test func `a subscriber is told the latest state at once, and then each new one`() {
    reactor.action.onNext(.add("a"))
    var told: [[String]] = []
    _ = reactor.state.subscribe(onNext: { told.append($0.texts) })
    reactor.action.onNext(.add("b"))
    #expect(told == [["a"], ["a", "b"]])
    #expect(reactor.currentState.texts == ["a", "b"])
  }

  @Test func `an action that is sent before anybody looks is not lost`() {
    reactor.action.onNext(.add("a"))
    #expect(reactor.currentState.texts == ["a"])
  }

  @Test func `an error ends its action's stream only`() {
    reactor.action.onNext(.fail)
    reactor.action.onNext(.add("a"))
    #expect(reactor.currentState.texts == ["before", "a"])
  }

  @Test func `ends and errors of actions are ignored`() {
    reactor.action.onCompleted()
    reactor.action.onError(ListReactor.Failure())
    reactor.action.onNext(.add("a"))
    #expect(reactor.currentState.texts == ["a"])
  }
}

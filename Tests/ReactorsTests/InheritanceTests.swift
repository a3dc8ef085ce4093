import Observables
import Reactors
import Testing

@Suite struct InheritanceTests {
  private class Base: Reactor {
    enum Action { case add(Int) }
    struct State { var sum = 0 }
    let initialState = State()

    func mutate(action: Action) -> Observable<Action> { .just(action) }

    func reduce(state: State, mutation: Action) -> State {
      guard case .add(let number) = mutation else { return state }
      return State(sum: state.sum + number)
    }
  }

  private final class Doubling: Base {
    override func mutate(action: Action) -> Observable<Action> { .of(action, action) }
  }

  private final class Last<Value>: Reactor {
    typealias Action = Value
    let initialState: Value
    init(_ value: Value) { initialState = value }
    func reduce(state: Value, mutation: Value) -> Value { mutation }
  }

  @Test func `a subclass changes what its base does`() {
    let reactor = Doubling()
    reactor.action.onNext(.add(1))
    #expect(reactor.currentState.sum == 2)
  }

  @Test func `a subclass has the same streams where it is known as its base`() {
    let reactor = Doubling()
    let base: Base = reactor
    base.action.onNext(.add(1))
    reactor.action.onNext(.add(1))
    #expect(base.state === reactor.state)
    #expect(base.currentState.sum == 4)
  }

  @Test func `a reactor can be generic`() {
    let numbers = Last(1)
    let words = Last("a")
    numbers.action.onNext(2)
    words.action.onNext("b")
    #expect(numbers.currentState == 2)
    #expect(words.currentState == "b")
  }

  @Test func `any reactor can be used through the protocol`() {
    func send<R: Reactor>(_ action: R.Action, to reactor: R) -> R.State {
      reactor.action.onNext(action)
      return reactor.currentState
    }
    #expect(send(2, to: Last(1)) == 2)
  }

  @Test func `a reactor that declares nothing but its types does nothing`() {
    final class Idle: Reactor {
      enum Action { case anything }
      enum Mutation { case anything }
      let initialState = 1
    }
    let reactor = Idle()
    reactor.action.onNext(.anything)
    #expect(reactor.currentState == 1)
  }
}

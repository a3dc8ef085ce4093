import Observables
import Reactors
import Testing
import Tracing

@Suite struct TransformTests {
  private final class Transforming: Reactor {
    typealias Action = Int
    struct State: Equatable { var value = 0 }
    let initialState = State()

    func transform(action: Observable<Int>) -> Observable<Int> { action.filter { $0 > 0 } }
    func transform(mutation: Observable<Int>) -> Observable<Int> { mutation.map { $0 * 10 } }
    func transform(state: Observable<State>) -> Observable<State> {
      state.map { State(value: $0.value + 1) }
    }
    func reduce(state: State, mutation: Int) -> State { State(value: state.value + mutation) }
  }

  @Test func `the three transforms change actions, mutations and told states`() {
    let reactor = Transforming()
    var told: [Int] = []
    _ = reactor.state.subscribe(onNext: { told.append($0.value) })
    reactor.action.onNext(-1)
    reactor.action.onNext(1)
    reactor.action.onNext(2)
    // What is told is changed; what is reduced is not.
    #expect(told == [1, 11, 31])
    #expect(reactor.currentState.value == 31)
  }

  @Test func `a transformed state may be told later; until then the state is the first`() {
    final class Delaying: Reactor {
      typealias Action = Int
      let initialState = 0
      let loop = EventLoop(clock: .virtual)
      func transform(state: Observable<Int>) -> Observable<Int> {
        state.map { $0 + 100 }.delay(.seconds(1), scheduler: loop)
      }
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    let reactor = Delaying()
    var told: [Int] = []
    _ = reactor.state.subscribe(onNext: { told.append($0) })
    reactor.action.onNext(1)
    #expect(told.isEmpty)
    #expect(reactor.currentState == 0)
    while reactor.loop.turn() {}
    #expect(told == [100, 101])
    #expect(reactor.currentState == 101)
  }

  @Test func `what ends a transformed stream ends neither the state nor its subscribers`() {
    final class Ending: Reactor {
      typealias Action = Int
      struct Failure: Error {}
      let initialState = 0
      func transform(action: Observable<Int>) -> Observable<Int> { action.take(1) }
      func transform(mutation: Observable<Int>) -> Observable<Int> {
        .concat([mutation.take(1), .error(Failure())])
      }
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    let reactor = Ending()
    var events: [String] = []
    _ = reactor.state.subscribe { events.append("\($0)") }
    reactor.action.onNext(1)
    reactor.action.onNext(1)
    #expect(events == ["next(0)", "next(1)"])
  }

  @Test func `a stream that merges the mutations twice doubles them`() {
    final class Doubling: Reactor {
      typealias Action = Int
      let initialState = 0
      func transform(mutation: Observable<Int>) -> Observable<Int> { .merge(mutation, mutation) }
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    let reactor = Doubling()
    reactor.action.onNext(1)
    #expect(reactor.currentState == 2)
  }

  @Test
  func `an action that a transform merges in is mutated, and not told to the actions' observers`() {
    final class Merging: Reactor {
      typealias Action = Int
      let initialState = 0
      let outside = PublishSubject<Int>()
      func transform(action: Observable<Int>) -> Observable<Int> { .merge(action, outside) }
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    let reactor = Merging()
    var told: [Int] = []
    _ = reactor.action.subscribe(onNext: { told.append($0) })
    reactor.action.onNext(1)
    reactor.outside.onNext(10)
    #expect(told == [1])
    #expect(reactor.currentState == 11)
  }
}

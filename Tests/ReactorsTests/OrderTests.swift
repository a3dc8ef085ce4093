import Observables
import Reactors
import Testing
import Tracing

@Suite struct OrderTests {
  private let reactor = ListReactor()

  @Test func `an action from a state subscriber runs after the state that is being told`() {
    var told: [[String]] = []
    _ = reactor.state.subscribe(onNext: { [reactor] state in
      told.append(state.texts)
      if state.texts == ["a"] { reactor.action.onNext(.add("c")) }
    })
    _ = reactor.state.subscribe(onNext: { told.append(["second"] + $0.texts) })
    reactor.action.onNext(.both("a", "b"))
    #expect(
      told == [
        [], ["second"], ["a"], ["second", "a"], ["a", "b"], ["second", "a", "b"],
        ["a", "b", "c"], ["second", "a", "b", "c"],
      ])
  }

  @Test func `an older stream winds down before the newer action begins`() {
    let steps = Steps()
    reactor.trace(with: Tracer(sink: steps, now: { 0 }), as: "list")
    reactor.action.onNext(.run("one"))
    reactor.streams["one"]?.onNext("a")
    reactor.action.onNext(.run("two"))
    reactor.streams["one"]?.onNext("late")
    reactor.streams["two"]?.onNext("b")
    #expect(
      steps.lines == [
        "A1 run(\"one\")", "M1.1 append(\"a\")", "S1 [\"a\"]", "A2 run(\"two\")", "A1 done 1",
        "M2.1 append(\"b\")", "S2 [\"a\", \"b\"]",
      ])
  }

  @Test func `the observers of an action are told before it is mutated`() {
    final class Noting: Reactor {
      typealias Action = Int
      let initialState = 0
      var notes: [String] = []

      func mutate(action: Int) -> Observable<Int> {
        notes.append("mutate \(action)")
        return .just(action)
      }
    }
    let reactor = Noting()
    _ = reactor.action.subscribe(onNext: { reactor.notes.append("first is told \($0)") })
    _ = reactor.action.subscribe(onNext: { reactor.notes.append("second is told \($0)") })
    reactor.action.onNext(1)
    #expect(reactor.notes == ["first is told 1", "second is told 1", "mutate 1"])
  }

  @Test func `an action that is sent while another is mutated runs after all of its mutations`() {
    final class Chained: Reactor {
      enum Action { case first, second }
      struct State { var notes: [String] = [] }
      let initialState = State()

      func mutate(action: Action) -> Observable<String> {
        switch action {
        case .first:
          self.action.onNext(.second)
          return .of("first a", "first b")
        case .second: return .just("second")
        }
      }
      func reduce(state: State, mutation: String) -> State {
        State(notes: state.notes + [mutation])
      }
    }
    let reactor = Chained()
    reactor.action.onNext(.first)
    #expect(reactor.currentState.notes == ["first a", "first b", "second"])
  }

  @Test func `an action that is sent from reduce runs after the state that is being made`() {
    final class Impure: Reactor {
      typealias Action = Int
      let initialState: [Int] = []

      func reduce(state: [Int], mutation: Int) -> [Int] {
        if mutation == 1 { action.onNext(2) }
        return state + [mutation]
      }
    }
    let reactor = Impure()
    var told: [[Int]] = []
    _ = reactor.state.subscribe(onNext: { told.append($0) })
    reactor.action.onNext(1)
    #expect(told == [[], [1], [1, 2]])
  }

  @Test func `a view that dismisses and then presents again sees both`() {
    final class Presenting: Reactor {
      enum Action { case present(String), dismiss }
      struct State: Equatable { var shown: String? }
      let initialState = State()

      func reduce(state: State, mutation: Action) -> State {
        switch mutation {
        case .present(let name): State(shown: name)
        case .dismiss: State(shown: nil)
        }
      }
    }
    let reactor = Presenting()
    var told: [String?] = []
    _ = reactor.state.map(\.shown).subscribe(onNext: { [reactor] shown in
      told.append(shown)
      guard shown == "a" else { return }
      reactor.action.onNext(.dismiss)
      reactor.action.onNext(.present("b"))
    })
    reactor.action.onNext(.present("a"))
    #expect(told == [nil, "a", nil, "b"])
  }

  @Test
  func `a subscriber that acts on its first state is told every state that follows, in order`() {
    var told: [[String]] = []
    _ = reactor.state.subscribe(onNext: { [reactor] state in
      if state.texts.isEmpty { reactor.action.onNext(.both("a", "b")) }
      told.append(state.texts)
    })
    #expect(told == [[], ["a"], ["a", "b"]])
  }

  @Test func `mutate and reduce see the state that was told last`() {
    final class Looking: Reactor {
      typealias Action = Int
      let initialState = 0
      var seen: [Int] = []

      func mutate(action: Int) -> Observable<Int> {
        .concat([.just(1), .deferred { .just(self.currentState * 10) }])
      }
      func reduce(state: Int, mutation: Int) -> Int {
        seen.append(currentState)
        return state + mutation
      }
    }
    let reactor = Looking()
    reactor.action.onNext(0)
    #expect(reactor.seen == [0, 1])
    #expect(reactor.currentState == 11)
  }

  @Test func `an action whose binding is just being subscribed runs at once`() {
    _ = Observable.just(ListReactor.Action.both("a", "b")).bind(to: reactor.action)
    #expect(reactor.currentState.texts == ["a", "b"])
  }
}

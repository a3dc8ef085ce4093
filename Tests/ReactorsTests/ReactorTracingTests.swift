import Observables
import Reactors
import Testing
import Tracing

@Suite struct ReactorTracingTests {
  private let reactor = ListReactor()

  @Test func `every step is traced with its end`() {
    let steps = Steps()
    reactor.trace(with: Tracer(sink: steps, now: { 0 }), as: "list")
    reactor.action.onNext(.nothing)
    reactor.action.onNext(.fail)
    #expect(
      steps.lines == [
        "A1 nothing", "A1 done 0: nothing is to be done", "A2 fail", "M2.1 append(\"before\")",
        "S1 [\"before\"]", "E2 failed",
      ])
  }

  @Test func `a stream that a person gives up is cancelled`() {
    let steps = Steps()
    let log = TraceLog()
    reactor.trace(with: Tracer(sink: log, now: { 0 }), as: "list")
    reactor.action.onNext(.run("one"))
    guard case .action(_, let action)? = log.events.first?.kind else {
      Issue.record("no action was traced")
      return
    }
    reactor.trace(with: Tracer(sink: steps, now: { 0 }), as: "list")
    action.cancel?()
    reactor.streams["one"]?.onNext("late")
    #expect(reactor.currentState.texts.isEmpty)
    #expect(action.cancel == nil)
  }

  @Test func `a reactor that nobody traces has no cause`() {
    var causes: [TraceID?] = []
    _ = reactor.state.subscribe(onNext: { _ in causes.append(Cause.current?.step) })
    reactor.action.onNext(.add("a"))
    #expect(causes == [nil, nil])
  }

  @Test func `a state is told under its own id, and what is sent then is caused by it`() {
    let log = TraceLog()
    reactor.trace(with: Tracer(sink: log, now: { 0 }), as: "list")
    var steps: [TraceID?] = []
    _ = reactor.state.subscribe(onNext: { [reactor] state in
      steps.append(Cause.current?.step)
      if state.texts == ["a"] { reactor.action.onNext(.add("b")) }
    })
    reactor.action.onNext(.add("a"))
    #expect(steps == [nil, TraceID("S1"), TraceID("S2")])
    let second = log.events.first { $0.id == TraceID("A2") }
    #expect(second?.cause == TraceID("S1"))
  }

  @Test func `a mutation that a scheduler delays belongs to its action`() {
    final class Later: Reactor {
      typealias Action = String
      let initialState = ListReactor.State()
      let loop = EventLoop(clock: .virtual)

      func mutate(action: String) -> Observable<String> {
        .just(action).delay(.seconds(1), scheduler: loop)
      }
      func reduce(state: ListReactor.State, mutation: String) -> ListReactor.State {
        ListReactor.State(texts: state.texts + [mutation])
      }
    }
    let reactor = Later()
    let steps = Steps()
    reactor.trace(with: Tracer(sink: steps, now: { 0 }), as: "later")
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    while reactor.loop.turn() {}
    #expect(
      steps.lines == [
        "A1 a", "A2 b", "M1.1 a", "S1 [\"a\"]", "A1 done 1", "M2.1 b", "S2 [\"a\", \"b\"]",
        "A2 done 1",
      ])
  }

  @Test func `a mutation that belongs to no action is numbered from nought`() {
    final class Listening: Reactor {
      typealias Action = String
      let initialState = ListReactor.State()
      let outside = PublishSubject<String>()

      func transform(mutation: Observable<String>) -> Observable<String> {
        .merge(mutation, outside)
      }
      func reduce(state: ListReactor.State, mutation: String) -> ListReactor.State {
        ListReactor.State(texts: state.texts + [mutation])
      }
    }
    let reactor = Listening()
    let steps = Steps()
    reactor.trace(with: Tracer(sink: steps, now: { 0 }), as: "listening")
    reactor.outside.onNext("a")
    reactor.action.onNext("b")
    #expect(
      steps.lines == [
        "M0.1 a", "S1 [\"a\"]", "A1 b", "M1.1 b", "S2 [\"a\", \"b\"]", "A1 done 1",
      ])
  }

  @Test
  func `an action that its transform holds back is done, and is another when it is let through`() {
    final class Debouncing: Reactor {
      typealias Action = String
      let initialState = ListReactor.State()
      let loop = EventLoop(clock: .virtual)

      func transform(action: Observable<String>) -> Observable<String> {
        action.debounce(.seconds(1), scheduler: loop)
      }
    }
    let reactor = Debouncing()
    let log = TraceLog()
    let steps = Steps()
    reactor.trace(with: Tracer(sink: steps, now: { 0 }), as: "debouncing")
    reactor.action.onNext("a")
    reactor.action.onNext("b")
    #expect(
      steps.lines == [
        "A1 a", "A1 done 0: transform(action:) holds it back", "A2 b",
        "A2 done 0: transform(action:) holds it back",
      ])
    reactor.trace(with: Tracer(sink: log, now: { 0 }), as: "debouncing")
    while reactor.loop.turn() {}
    #expect(log.events.first?.cause == TraceID("A2"))
  }

  @Test func `an effect that ends with its reactor is cancelled in the trace`() {
    final class Storing: Reactor {
      typealias Action = Int
      let initialState = ListReactor.State()
      let storage = ReactorStorage()
      func mutate(action: Int) -> Observable<Int> { .never() }
    }
    let steps = Steps()
    var reactor: Storing? = Storing()
    reactor?.trace(with: Tracer(sink: steps, now: { 0 }), as: "storing")
    reactor?.action.onNext(1)
    reactor = nil
    #expect(steps.lines == ["A1 1", "A1 cancelled by nobody"])
  }
}

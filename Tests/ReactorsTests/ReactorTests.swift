import Dispatch
import Observables
import Reactors
import Synchronization
import Testing
import Tracing

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

  @Test func `a hundred threads get one stream`() {
    final class Counting: Reactor {
      typealias Action = Int
      let initialState = 0
      let transforms = Mutex(0)

      func transform(state: Observable<Int>) -> Observable<Int> {
        transforms.withLock { $0 += 1 }
        return state
      }
    }
    let reactor = Counting()
    let box = Unchecked(reactor)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in
      _ = box.value.state.subscribe(onNext: { _ in })
    }
    #expect(reactor.transforms.withLock { $0 } == 1)
  }

  @Test func `mutations of several threads are reduced one at a time, none is lost`() {
    final class Sum: Reactor {
      typealias Action = Int
      let initialState = 0
      let outside = PublishSubject<Int>()

      func transform(mutation: Observable<Int>) -> Observable<Int> {
        Observable.merge(mutation, outside)
      }

      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    let reactor = Sum()
    _ = reactor.state.subscribe(onNext: { _ in })
    let box = Unchecked(reactor)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { box.value.outside.onNext(1) }
    }
    #expect(reactor.currentState == 80_000)
  }

  @Test func `an action of another thread waits until the reactor has started`() {
    final class Slow: Reactor {
      typealias Action = Int
      let initialState = 0
      let isStarting = DispatchSemaphore(value: 0)
      let isSent = DispatchSemaphore(value: 0)

      func transform(state: Observable<Int>) -> Observable<Int> {
        isStarting.signal()
        isSent.wait()
        return state
      }
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    let reactor = Slow()
    let box = Unchecked(reactor)
    DispatchQueue.global().async {
      box.value.isStarting.wait()
      box.value.action.onNext(1)
      box.value.isSent.signal()
    }
    reactor.action.onNext(2)
    #expect(reactor.currentState == 3)
  }

  @Test func `actions of several threads are dispatched one at a time, none is lost`() {
    final class Sum: Reactor {
      typealias Action = Int
      let initialState = 0
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    let reactor = Sum()
    let box = Unchecked(reactor)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2_000 { box.value.action.onNext(1) }
    }
    #expect(reactor.currentState == 16_000)
  }
}

/// A value that a test hands to several threads at once, as it means to.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

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
}

@Suite struct PulseTests {
  @Test func `a pulse tells each time it is set, and not when anything else is`() {
    final class Alerting: Reactor {
      enum Action { case alert(String), count }
      struct State {
        @Pulse var message: String?
        var count = 0
      }
      let initialState = State()
      func reduce(state: State, mutation: Action) -> State {
        var newState = state
        switch mutation {
        case .alert(let text): newState.message = text
        case .count: newState.count += 1
        }
        return newState
      }
    }
    let reactor = Alerting()
    var told: [String?] = []
    _ = reactor.pulse(\.$message).subscribe(onNext: { told.append($0) })
    reactor.action.onNext(.alert("a"))
    reactor.action.onNext(.count)
    reactor.action.onNext(.alert("a"))
    #expect(told == [nil, "a", "a"])
  }
}

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
}

@Suite struct ReactorViewTests {
  private final class View: ReactorView {
    var disposeBag = DisposeBag()
    var bound: [ListReactor] = []
    func bind(reactor: ListReactor) { bound.append(reactor) }
  }

  private final class LateView: DeferredReactorView {
    var disposeBag = DisposeBag()
    var isLoaded = false
    var bindings = 0
    func bind(reactor: ListReactor) { bindings += 1 }
  }

  @Test func `setting a reactor binds it, with a fresh bag`() {
    let view = View()
    let bag = view.disposeBag
    let reactor = ListReactor()
    view.reactor = reactor
    #expect(view.bound.map { $0 === reactor } == [true])
    #expect(view.disposeBag !== bag)
    #expect(view.reactor === reactor)
    view.reactor = nil
    #expect(view.bound.count == 1)
  }

  @Test func `a deferred view binds once it is loaded`() {
    let view = LateView()
    view.reactor = ListReactor()
    #expect(view.bindings == 0)
    view.isLoaded = true
    view.bindIfLoaded()
    #expect(view.bindings == 1)
  }
}

@Suite(.serialized) struct ReleaseTests {
  private final class Running: Reactor {
    typealias Action = Int
    let initialState = 0
    let effect: Observable<Int>
    init(_ effect: Observable<Int>) { self.effect = effect }
    func mutate(action: Int) -> Observable<Int> { effect }
  }

  private final class Storing: Reactor {
    typealias Action = Int
    let initialState = 0
    let storage = ReactorStorage()
    let effect: Observable<Int>
    init(_ effect: Observable<Int>) { self.effect = effect }
    func mutate(action: Int) -> Observable<Int> { effect }
  }

  private func effect(_ ended: @escaping () -> Void) -> Observable<Int> {
    .create { _ in Disposables.create(with: ended) }
  }

  @Test func `a reactor that stores its streams ends with its last reference`() {
    var ended = 0
    var reactor: Storing? = Storing(effect { ended += 1 })
    reactor?.action.onNext(1)
    #expect(ended == 0)
    reactor = nil
    #expect(ended == 1)
  }

  @Test func `any other reactor's effects end with the loop's turn`() {
    var ended = 0
    var reactor: Running? = Running(effect { ended += 1 })
    reactor?.action.onNext(1)
    weak let gone = reactor
    reactor = nil
    #expect(gone == nil)
    EventLoop(clock: .virtual).turn()
    #expect(ended == 1)
  }

  @Test func `an effect that tells after its reactor is gone ends, and reaches nobody`() {
    let source = PublishSubject<Int>()
    var disposed = 0
    var reactor: Running? = Running(source.do(onDispose: { disposed += 1 }))
    reactor?.action.onNext(1)
    reactor = nil
    source.onNext(1)
    #expect(disposed == 1)
  }

  @Test func `a reused address is never mistaken for an object that is gone`() {
    for number in 0..<1_000 {
      let reactor = ListReactor()
      #expect(reactor.currentState.texts.isEmpty)
      reactor.action.onNext(.add("\(number)"))
      #expect(reactor.currentState.texts == ["\(number)"])
    }
  }
}

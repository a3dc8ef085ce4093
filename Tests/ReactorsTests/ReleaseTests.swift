import HTTPClients
import Observables
import Reactors
import Synchronization
import Testing
import Tracing

@Suite struct ReleaseTests {
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

  /// An effect that runs until it is given up.
  private final class Effect: Sendable {
    // The table of reactors is one for all threads: whoever touches it may be another test.
    private let ends = Atomic(0)

    var isOver: Bool { ends.load(ordering: .relaxed) == 1 }

    var stream: Observable<Int> {
      .create { _ in Disposables.create { self.ends.add(1, ordering: .relaxed) } }
    }
  }

  @Test func `a reactor that stores its streams ends with its last reference`() {
    let effect = Effect()
    var reactor: Storing? = Storing(effect.stream)
    reactor?.action.onNext(1)
    #expect(!effect.isOver)
    reactor = nil
    #expect(effect.isOver)
  }

  @Test func `any other reactor's effects end with the loop's turn`() {
    let effect = Effect()
    var reactor: Running? = Running(effect.stream)
    reactor?.action.onNext(1)
    weak let gone = reactor
    reactor = nil
    #expect(gone == nil)
    EventLoop(clock: .virtual).turn()
    #expect(effect.isOver)
  }

  @Test func `or at the next touch of another reactor`() {
    let effect = Effect()
    let other = Running(.never())
    var reactor: Running? = Running(effect.stream)
    reactor?.action.onNext(1)
    reactor = nil
    // In a table with many reactors, touches take turns; here other tests have theirs, too.
    for _ in 0..<1_000 where !effect.isOver { _ = other.currentState }
    #expect(effect.isOver)
  }

  @Test func `an effect that tells after its reactor is gone ends, and reaches nobody`() {
    let source = PublishSubject<Int>()
    let disposals = Atomic(0)
    var reactor: Running? = Running(
      source.do(onDispose: { disposals.add(1, ordering: .relaxed) }))
    var told: [Int] = []
    _ = reactor?.state.subscribe(onNext: { told.append($0) })
    reactor?.action.onNext(1)
    reactor = nil
    source.onNext(1)
    #expect(disposals.load(ordering: .relaxed) == 1)
    #expect(told == [0])
  }

  @Test func `a subscription to the states does not keep a reactor alive`() {
    var reactor: Running? = Running(.never())
    weak let gone = reactor
    let subscription = reactor?.state.subscribe(onNext: { _ in })
    let action = reactor?.action
    reactor = nil
    #expect(gone == nil)
    action?.onNext(1)
    subscription?.dispose()
  }

  @Test func `a subscription that nobody disposes of goes with the reactor`() {
    final class Witness {}
    weak var witness: Witness?
    do {
      let captured = Witness()
      witness = captured
      let reactor = Storing(.never())
      reactor.state.map { $0 + 1 }.subscribe(onNext: { _ in _ = captured })
      reactor.action.subscribe(onNext: { _ in _ = captured })
      #expect(witness != nil)
    }
    #expect(witness == nil)
  }

  @Test func `a view that is gone lets its reactor go`() {
    final class View: ReactorView {
      var disposeBag = DisposeBag()
      func bind(reactor: Running) {}
    }
    let effect = Effect()
    var view: View? = View()
    view?.reactor = Running(effect.stream)
    view?.reactor?.action.onNext(1)
    EventLoop(clock: .virtual).turn()
    #expect(!effect.isOver)
    view = nil
    EventLoop(clock: .virtual).turn()
    #expect(effect.isOver)
  }

  @Test
  func `a request in flight is cancelled with its reactor, at once where that stores its streams`()
  {
    let client = OpenClient()
    let steps = Steps()
    var reactor: Storing? = Storing(client.load(client.request, decode: { $0.status }))
    reactor?.trace(with: Tracer(sink: steps, now: { 0 }), as: "storing")
    reactor?.action.onNext(1)
    #expect(client.inFlight == 1)
    reactor = nil
    #expect(client.inFlight == 0)
    #expect(
      steps.lines == ["A1 1", "H1.1 GET", "H1.1 cancelled by nobody", "A1 cancelled by nobody"])
  }

  @Test func `a request in flight is cancelled at the end of the loop's turn otherwise`() {
    let client = OpenClient()
    var reactor: Running? = Running(client.load(client.request, decode: { $0.status }))
    reactor?.action.onNext(1)
    #expect(client.inFlight == 1)
    reactor = nil
    EventLoop(clock: .virtual).turn()
    #expect(client.inFlight == 0)
  }

  @Test func `a reused address is never mistaken for an object that is gone`() {
    for number in 0..<1_000 {
      let reactor = ListReactor()
      #expect(reactor.currentState.texts.isEmpty)
      reactor.action.onNext(.add("\(number)"))
      #expect(reactor.currentState.texts == ["\(number)"])
    }
  }

  @Test func `actions, mutations and states are released when they are done with`() {
    final class Token: Sendable {
      static let living = Atomic(0)
      init() { Token.living.add(1, ordering: .relaxed) }
      deinit { Token.living.subtract(1, ordering: .relaxed) }
    }
    final class Holding: Reactor {
      typealias Action = Token
      struct State { var token: Token? }
      let initialState = State()
      func reduce(state: State, mutation: Token) -> State { State(token: mutation) }
    }
    let reactor = Holding()
    _ = reactor.state.subscribe(onNext: { _ in })
    for _ in 0..<10_000 { reactor.action.onNext(Token()) }
    #expect(Token.living.load(ordering: .relaxed) == 1)
  }
}

/// A client whose requests are never answered.
private final class OpenClient: HTTPClient {
  private let sent = Atomic(0)
  private let disposed = Atomic(0)
  let request = HTTPRequest(url: HTTPURL(HTTPOrigin(.https, host: "example.com")))

  var inFlight: Int { sent.load(ordering: .relaxed) - disposed.load(ordering: .relaxed) }

  func send(
    _ request: HTTPRequest, completion: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void
  ) -> any Disposable {
    sent.add(1, ordering: .relaxed)
    return Disposables.create { self.disposed.add(1, ordering: .relaxed) }
  }
}

import Observables
import Reactors
import Synchronization
import Testing
import Tracing

@Suite struct AsyncTests {
  private final class Asking: Reactor {
    enum Action { case ask(Int), stop }
    typealias Mutation = Int
    let initialState = 0
    let answer: @Sendable (Int) async throws -> Int

    init(answer: @escaping @Sendable (Int) async throws -> Int) { self.answer = answer }

    func mutate(action: Action) -> Observable<Int> {
      switch action {
      case .ask(let number):
        .task { [answer] in try await answer(number) }.take(until: self.action)
      case .stop: .empty()
      }
    }
    func reduce(state: Int, mutation: Int) -> Int { state + mutation }
  }

  @Test func `the states can be awaited: the latest first, then each new one`() async {
    let reactor = ListReactor()
    reactor.action.onNext(.add("a"))
    var iterator = reactor.states.makeAsyncIterator()
    reactor.action.onNext(.both("b", "c"))
    #expect(await iterator.next()?.texts == ["a"])
    #expect(await iterator.next()?.texts == ["a", "b"])
    #expect(await iterator.next()?.texts == ["a", "b", "c"])
  }

  @Test func `states are awaited no more once the task is cancelled`() async {
    let reactor = Unchecked(ListReactor())
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var count = 0
      for await _ in reactor.value.states {
        count += 1
        start.yield()
      }
      return count
    }
    for await _ in started { break }
    task.cancel()
    #expect(await task.value == 1)
  }

  @Test func `mutate can be written with await`() async {
    let reactor = Asking(answer: { $0 * 10 })
    var states = reactor.states.makeAsyncIterator()
    reactor.action.onNext(.ask(1))
    #expect(await states.next() == 0)
    #expect(await states.next() == 10)
  }

  @Test func `an awaited answer belongs to its action, and has its cause`() async {
    let seen = Mutex<TraceID?>(nil)
    let reactor = Asking(answer: { number in
      await Task.yield()
      seen.withLock { $0 = Cause.current?.step }
      return number
    })
    let steps = Steps()
    reactor.trace(with: Tracer(sink: steps, now: { 0 }), as: "asking")
    var states = reactor.states.makeAsyncIterator()
    reactor.action.onNext(.ask(1))
    _ = await states.next()
    _ = await states.next()
    #expect(seen.withLock { $0 } == TraceID("A1"))
    #expect(steps.lines.contains("M1.1 1"))
  }

  @Test func `what is awaited is cancelled when its stream is given up`() async {
    let (cancelled, tell) = AsyncStream.makeStream(of: Void.self)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let reactor = Asking(answer: { number in
      await withTaskCancellationHandler {
        start.yield()
        // Nothing comes; it ends when the task is cancelled.
        let (nothing, held) = AsyncStream.makeStream(of: Void.self)
        for await _ in nothing {}
        held.finish()
        return number
      } onCancel: {
        tell.yield()
      }
    })
    reactor.action.onNext(.ask(1))
    for await _ in started { break }
    reactor.action.onNext(.stop)
    for await _ in cancelled { break }
    #expect(reactor.currentState == 0)
  }
}

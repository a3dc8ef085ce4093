import Observables
import Testing
import Tracing

@Suite struct ConcurrencyTests {
  @Test func `Elements are awaited one after another`() async throws {
    var numbers: [Int] = []
    for try await number in Observable.of(1, 2, 3).values { numbers.append(number) }
    #expect(numbers == [1, 2, 3])
  }

  @Test func `A failure is thrown where elements are awaited`() async {
    await #expect(throws: Failure.self) {
      for try await _ in Observable<Int>.error(Failure()).values {}
    }
  }

  @Test func `A loop that is left gives the source up`() async throws {
    let probe = Probe<Int>()
    for try await _ in probe.observable.startWith(1).values { break }
    #expect(probe.subscribed == 1)
    #expect(probe.disposed == 1)
  }

  @Test func `Asynchronous work tells what it returns, or how it fails`() async throws {
    #expect(try await Single.task { 1 }.value == 1)
    await #expect(throws: Failure.self) {
      try await Single<Int>.task { throw Failure() }.value
    }
  }

  @Test func `Asynchronous work is cancelled with its subscription`() async {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    let subscription = Observable<Int>.task {
      begin.yield()
      while !Task.isCancelled { await Task.yield() }
      end.yield(Task.isCancelled)
      return 1
    }.subscribe()
    for await _ in begun { break }
    subscription.dispose()
    for await isCancelled in ended {
      #expect(isCancelled)
      break
    }
  }

  @Test func `Asynchronous work runs, and tells, under the cause of its subscription`() async throws
  {
    let cause = Cause.on("posts")
    let screens = Cause.$current.withValue(cause) {
      Observable.task {
        await Task.yield()
        return Cause.current?.screen
      }.do(onNext: { _ in #expect(Cause.current?.screen == "posts") }).share(
        replay: 1, scope: .forever)
    }
    let subscription = Cause.$current.withValue(cause) { screens.subscribe() }
    for try await screen in screens.values { #expect(screen == "posts") }
    subscription.dispose()
  }

  @Test func `An asynchronous sequence is told, and ends`() async throws {
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    var seen: [Int] = []
    for try await number in numbers.asObservable().map({ $0 * 10 }).values { seen.append(number) }
    #expect(seen == [10, 20, 30])
  }
}

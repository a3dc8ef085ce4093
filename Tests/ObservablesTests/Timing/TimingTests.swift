import ObservableTesting
import Testing

/// Operators that depend on time, drawn: a frame is a second.
@Suite struct TimingTests {
  private let scheduler = TestScheduler.forMarbles()

  @Test func `Debounce tells what nothing follows for a time, and the last element at the end`() {
    let source = scheduler.cold("a--bc---d|")
    let debounced = source.asObservable().debounce(.seconds(2), scheduler: scheduler)
    #expect(scheduler.draw(debounced) == "--a---c--(d|)")
    #expect(source.subscriptions == ["^--------!"])
  }

  @Test func `Debounce passes a failure on at once and forgets what waits`() {
    let source = scheduler.cold("a#")
    #expect(
      scheduler.draw(source.asObservable().debounce(.seconds(2), scheduler: scheduler)) == "-#")
  }

  @Test func `Throttle tells the first at once, and the latest when the time is over`() {
    let source = scheduler.cold("abc-------d|")
    let throttled = source.asObservable().throttle(.seconds(3), scheduler: scheduler)
    #expect(scheduler.draw(throttled) == "a--c------d|")
  }

  @Test func `Throttle without the latest leaves out what comes too soon`() {
    let source = scheduler.cold("abc-------d|")
    let throttled = source.asObservable().throttle(
      .seconds(3), latest: false, scheduler: scheduler)
    #expect(scheduler.draw(throttled) == "a---------d|")
  }

  @Test func `Throttle tells what waits before it ends`() {
    let source = scheduler.cold("ab|")
    #expect(
      scheduler.draw(source.asObservable().throttle(.seconds(3), scheduler: scheduler))
        == "a--(b|)")
  }

  @Test func `Delay moves elements and the end, but not a failure`() {
    #expect(
      scheduler.draw(scheduler.cold("ab|").asObservable().delay(.seconds(2), scheduler: scheduler))
        == "--ab|")
    #expect(
      scheduler.draw(scheduler.cold("ab#").asObservable().delay(.seconds(2), scheduler: scheduler))
        == "--#")
  }

  @Test func `Nothing is told after a dispose, and no work is left`() {
    let source = scheduler.cold("ab--c")
    let delayed = source.asObservable().delay(.seconds(2), scheduler: scheduler)
    #expect(scheduler.draw(delayed, during: "^-!") == "-")
    #expect(source.subscriptions == ["^-!"])
  }

  @Test func `A delayed subscription begins later`() {
    let source = scheduler.cold("a|")
    let delayed = source.asObservable().delaySubscription(.seconds(3), scheduler: scheduler)
    #expect(scheduler.draw(delayed) == "---a|")
    #expect(source.subscriptions == ["---^!"])
  }

  @Test func `A timeout fails where an element does not come in time`() {
    let source = scheduler.cold("a-b-----c|")
    #expect(
      scheduler.draw(source.asObservable().timeout(.seconds(3), scheduler: scheduler)) == "a-b--#")
    #expect(source.subscriptions == ["^----!"])
  }

  @Test func `A timeout goes on with another observable`() {
    let other = scheduler.cold("x|")
    let source = scheduler.cold("a-----b|").asObservable()
    #expect(
      scheduler.draw(source.timeout(.seconds(2), other: other, scheduler: scheduler)) == "a-x|")
  }

  @Test func `A timer tells zero, and counts where it has a period`() {
    let once = Observable<Int>.timer(.seconds(2), scheduler: scheduler)
    #expect(scheduler.draw(once) == "--(0|)")
    let often = Observable<Int>.timer(.seconds(1), period: .seconds(2), scheduler: scheduler)
    #expect(scheduler.draw(often.take(3)) == "-0-1-(2|)")
  }

  @Test func `An interval counts until it is disposed of`() {
    let interval = Observable<Int>.interval(.seconds(2), scheduler: scheduler)
    #expect(scheduler.draw(interval, during: "^------!") == "--0-1-2")
  }

  @Test func `A buffer is told when it is full or the time is over`() {
    let source = scheduler.cold("abc---d|").asObservable()
    let buffered = source.buffer(timeSpan: .seconds(3), count: 2, scheduler: scheduler)
    #expect(scheduler.draw(buffered.map { $0.joined() }, ["A": "ab", "E": ""]) == "-A--c--(d|)")
  }

  @Test func `A window tells elements until it is full or the time is over`() {
    let source = scheduler.cold("abc|").asObservable()
    let windows = source.window(timeSpan: .seconds(9), count: 2, scheduler: scheduler)
    let joined = windows.flatMap { $0.reduce("") { $0 + $1 } }
    #expect(scheduler.draw(joined, ["A": "ab"]) == "-A-(c|)")
  }

  @Test func `Taking for a time ends when it is over`() {
    #expect(
      scheduler.draw(
        scheduler.cold("a-b-c|").asObservable().take(for: .seconds(3), scheduler: scheduler))
        == "a-b|")
  }

  @Test func `Skipping for a time begins when it is over`() {
    #expect(
      scheduler.draw(
        scheduler.cold("a-b-c|").asObservable().skip(.seconds(1), scheduler: scheduler))
        == "--b-c|")
  }

  @Test func `Sampling tells the latest element when another observable tells one`() {
    let source = scheduler.cold("ab---c---|").asObservable()
    let sampler = scheduler.cold("--x-x-x|")
    #expect(scheduler.draw(source.sample(sampler)) == "--b---c|")
  }

  @Test func `A retry can wait`() {
    let source = scheduler.cold("a#")
    let retried = source.asObservable().retry { failures in
      failures.delay(.seconds(2), scheduler: self.scheduler).take(2)
    }
    #expect(scheduler.draw(retried) == "a--a--|")
    #expect(source.subscriptions == ["^!", "---^!", "------(^!)"])
  }
}

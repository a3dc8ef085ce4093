import Dispatch
import Observables
import Reactors
import Synchronization
import Testing

@Suite struct ThreadTests {
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

  @Test func `effects of several threads are reduced one at a time, none is lost`() {
    final class Working: Reactor {
      typealias Action = Int
      let initialState = 0
      let group = DispatchGroup()
      /// How many are in reduce, and the most that were.
      let inside = Atomic(0)
      let most = Atomic(0)

      func mutate(action: Int) -> Observable<Int> {
        .create { [group] observer in
          let observer = Unchecked(observer)
          DispatchQueue.global().async(group: group) {
            for _ in 0..<action { observer.value.onNext(1) }
            observer.value.onCompleted()
          }
          return Disposables.create()
        }
      }

      func reduce(state: Int, mutation: Int) -> Int {
        let now = inside.add(1, ordering: .relaxed).newValue
        most.max(now, ordering: .relaxed)
        inside.subtract(1, ordering: .relaxed)
        return state + mutation
      }
    }
    let reactor = Working()
    let told = Atomic(0)
    _ = reactor.state.subscribe(onNext: { _ in told.add(1, ordering: .relaxed) })
    for _ in 0..<8 { reactor.action.onNext(10_000) }
    reactor.group.wait()
    #expect(reactor.currentState == 80_000)
    #expect(reactor.most.load(ordering: .relaxed) == 1)
    #expect(told.load(ordering: .relaxed) == 80_001)
  }

  @Test func `a subscriber that comes while states are told on another thread gets them in order`()
  {
    final class Counting: Reactor {
      typealias Action = Int
      let initialState = 0
      func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }
    let reactor = Unchecked(Counting())
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      for _ in 0..<2_000 { reactor.value.action.onNext(1) }
    }
    let gaps = Atomic(0)
    for _ in 0..<50 {
      let last = Mutex<Int?>(nil)
      _ = reactor.value.state.subscribe(onNext: { state in
        last.withLock { last in
          if let last, state != last + 1 { gaps.add(1, ordering: .relaxed) }
          last = state
        }
      })
    }
    group.wait()
    #expect(gaps.load(ordering: .relaxed) == 0)
  }
}

internal import Reactors

let reactorWorkloads = [
  Workload("counter-held") { count in
    let reactor = Counter()
    let subscription = reactor.state.subscribe(onNext: { Blackhole.take($0.value) })
    let action = reactor.action
    for _ in 0..<count { action.onNext(.increase) }
    subscription.dispose()
  },
  Workload("counter") { count in
    let reactor = Counter()
    let subscription = reactor.state.subscribe(onNext: { Blackhole.take($0.value) })
    for _ in 0..<count { reactor.action.onNext(.increase) }
    subscription.dispose()
  },
  Workload("concat-3") { count in
    let reactor = Counter()
    let subscription = reactor.state.subscribe(onNext: { Blackhole.take($0.value) })
    let action = reactor.action
    for _ in 0..<count { action.onNext(.increaseByThree) }
    subscription.dispose()
  },
  Workload("take-until") { count in
    let reactor = Counter()
    let subscription = reactor.state.subscribe(onNext: { Blackhole.take($0.value) })
    let action = reactor.action
    for _ in 0..<count { action.onNext(.waitForNext) }
    subscription.dispose()
  },
  Workload("create-reactor") { count in
    for _ in 0..<count { Blackhole.touch(Counter().action) }
  },
  Workload("live-reactor", counts: .memory) { count in
    for _ in 0..<count {
      let reactor = Counter()
      Blackhole.keep(reactor)
      Blackhole.keep(reactor.state.subscribe(onNext: { Blackhole.take($0.value) }) as AnyObject)
    }
  },
  Workload("live-storing-reactor", counts: .memory) { count in
    for _ in 0..<count {
      let reactor = StoringCounter()
      Blackhole.keep(reactor)
      Blackhole.keep(reactor.state.subscribe(onNext: Blackhole.take) as AnyObject)
    }
  },
]

/// The smallest reactor that does something.
private class Counter: Reactor {
  enum Action {
    case increase
    case increaseByThree
    case waitForNext
  }

  enum Mutation {
    case add(Int)
  }

  struct State {
    var value = 0
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: .just(.add(1))
    case .increaseByThree: .concat([.just(.add(1)), .just(.add(1)), .just(.add(1))])
    case .waitForNext: .never().take(until: self.action)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .add(let value): state.value += value
    }
    return state
  }
}

/// A reactor that stores its streams.
private final class StoringCounter: Reactor {
  typealias Action = Int

  let initialState = 0
  let storage = ReactorStorage()

  func reduce(state: Int, mutation: Int) -> Int { state &+ mutation }
}

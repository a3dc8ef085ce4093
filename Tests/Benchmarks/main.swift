import Observables
import Reactors

/// Runs a workload a number of times, for a count of its instructions: `benchmarks NAME COUNT`.
final class Counter: Reactor {
  enum Action { case increase }
  enum Mutation { case add(Int) }
  struct State { var value = 0 }
  let initialState = State()
  func mutate(action: Action) -> Observable<Mutation> { .just(.add(1)) }
  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    if case .add(let number) = mutation { newState.value += number }
    return newState
  }
}

let name = CommandLine.arguments.dropFirst().first ?? "counter"
let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1_000
var total = 0
switch name {
case "counter":
  let reactor = Counter()
  _ = reactor.state.subscribe(onNext: { total &+= $0.value })
  let action = reactor.action
  for _ in 0..<count { action.onNext(.increase) }
case "counter-asked":
  let reactor = Counter()
  _ = reactor.state.subscribe(onNext: { total &+= $0.value })
  for _ in 0..<count { reactor.action.onNext(.increase) }
case "subject":
  let subject = PublishSubject<Int>()
  _ = subject.map { $0 + 1 }.filter { $0 & 1 == 0 }.subscribe(onNext: { total &+= $0 })
  for number in 0..<count { subject.onNext(number) }
case "just":
  for number in 0..<count { _ = Observable.just(number).subscribe(onNext: { total &+= $0 }) }
case "from":
  _ = Observable.from(0..<count).map { $0 + 1 }.filter { $0 & 1 == 0 }.subscribe(onNext: { total &+= $0 })
case "publish":
  let subject = PublishSubject<Int>()
  _ = subject.subscribe(onNext: { total &+= $0 })
  for number in 0..<count { subject.onNext(number) }
default: break
}
print(total)

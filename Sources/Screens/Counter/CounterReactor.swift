internal import Dispatch
package import Observables
package import Reactors

/// Counts, taking its time, and says what it did.
package final class CounterReactor: Reactor {
  /// What a person can do.
  package enum Action {
    case increase
    case decrease
  }

  /// What can change.
  package enum Mutation {
    case increaseValue
    case decreaseValue
    case setLoading(Bool)
    case setAlertMessage(String)
  }

  /// What a view shows.
  package struct State {
    package var value = 0
    package var isLoading = false
    /// A pulse: the same message twice is two messages.
    @Pulse package var alertMessage: String?
  }

  package let initialState = State()
  private let scheduler: any SchedulerType

  /// Makes a counter.
  package init(scheduler: any SchedulerType = MainScheduler.instance) {
    self.scheduler = scheduler
  }

  package func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: counting(.increaseValue, says: "increased!")
    case .decrease: counting(.decreaseValue, says: "decreased!")
    }
  }

  package func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case .increaseValue: newState.value += 1
    case .decreaseValue: newState.value -= 1
    case .setLoading(let isLoading): newState.isLoading = isLoading
    case .setAlertMessage(let message): newState.alertMessage = message
    }
    return newState
  }

  private func counting(_ mutation: Mutation, says message: String) -> Observable<Mutation> {
    .concat([
      .just(.setLoading(true)),
      .just(mutation).delay(.milliseconds(500), scheduler: scheduler),
      .just(.setLoading(false)),
      .just(.setAlertMessage(message)),
    ])
  }
}

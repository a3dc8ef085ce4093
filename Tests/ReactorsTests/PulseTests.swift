import Observables
@testable import Reactors
import Testing

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

  @Test func `setting counts, and after the largest number it begins anew`() {
    var pulse = Pulse(wrappedValue: "a")
    #expect(pulse.valueUpdatedCount == 0)
    pulse.wrappedValue = "a"
    #expect(pulse.valueUpdatedCount == 1)
    pulse.valueUpdatedCount = .max
    pulse.value = "b"
    #expect(pulse.valueUpdatedCount == 0)
    #expect(pulse.projectedValue.value == "b")
  }
}

import Foundation
import Reactors
import Shell

final class LightsReactor: Reactor {
  enum Action { case toggle(Int) }
  enum Mutation { case flip(Int) }
  struct State { var lit = [false, false, false] }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .toggle(let light) where initialState.lit.indices.contains(light):
      .just(.flip(light))
    case .toggle:
      .empty(because: "there is no such light")
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    if case .flip(let light) = mutation { newState.lit[light].toggle() }
    return newState
  }
}

final class LightsScreen: Screen {
  let name = "lights"
  let summary = "switch three lights"
  let output = ScreenOutput()
  var disposeBag = DisposeBag()

  let toggle = Command("toggle", "N", summary: "switch a light") { arguments in
    guard let light = Int(arguments.text) else { throw CommandError("give a light: toggle 0") }
    return light
  }
  var commands: [any ShellCommand] { [toggle] }

  func makeReactor() -> LightsReactor { LightsReactor() }

  func bind(reactor: LightsReactor) {
    toggle
      .map { Reactor.Action.toggle($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state.map { $0.lit }
      .distinctUntilChanged()
      .subscribe(onNext: { [output] lit in output.print(lit.map { $0 ? "●" : "○" }.joined()) })
      .disposed(by: disposeBag)
  }
}

exit(runShell("lights", screens: [LightsScreen()]))

package import Observables
package import Shell

/// The counter at the prompt.
package final class CounterScreen: Screen {
  package let name = "counter"
  package let summary = "count up and down"
  package let output = ScreenOutput()
  package var disposeBag = DisposeBag()

  let increase = Command("increase", summary: "add one")
  let decrease = Command("decrease", summary: "take one away")

  package var commands: [any ShellCommand] { [increase, decrease] }

  /// Makes the screen.
  package init() {}

  package func makeReactor() -> CounterReactor {
    CounterReactor()
  }

  package func bind(reactor: CounterReactor) {
    increase
      .map { Reactor.Action.increase }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    decrease
      .map { Reactor.Action.decrease }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state.map { $0.value }
      .distinctUntilChanged()
      .subscribe(onNext: { [output] value in output.print("value: \(value)") })
      .disposed(by: disposeBag)

    reactor.pulse(\.$alertMessage)
      .compactMap { $0 }
      .subscribe(onNext: { [output] message in output.print(message) })
      .disposed(by: disposeBag)
  }
}

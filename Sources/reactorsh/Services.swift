internal import Observables
internal import Screens
internal import Shell

/// The real parts behind the screens: who answers, and from where.
struct Services {
  let screens: [any Screen]
  /// Where responses come from, in a line.
  let description: String
  /// Commands that steer who answers.
  let commands: [any ShellCommand]

  init(_ arguments: Arguments, _ environment: Environment, loop: EventLoop, isScript: Bool) {
    screens = [CounterScreen()]
    description = "nowhere"
    commands = []
  }
}

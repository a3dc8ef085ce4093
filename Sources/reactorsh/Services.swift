internal import HTTPClients
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
    let curl = CurlClient(loop: loop)
    let clock = WallClock.system
    let base = arguments.endpoints["github"].flatMap { HTTPURL($0) }!
    screens = [
      GitHubSearchScreen(service: GitHubService(client: curl, base: base, clock: clock)),
      CounterScreen(),
    ]
    description = "nowhere"
    commands = []
  }
}

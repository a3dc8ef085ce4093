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

  init(_ arguments: Arguments, _ environment: Environment, loop: EventLoop, isScript: Bool) throws {
    let clock = WallClock.system
    var settings = CurlSettings()
    settings.userAgent = Usage.version.replacing(" ", with: "/")
    settings.certificateFile = arguments.certificates
    let curl = CurlClient(loop: loop, settings: settings)

    /// Where a screen's server is: the one that was named, or its own.
    func base(_ screen: String, _ host: String) -> HTTPURL {
      arguments.endpoints[screen] ?? HTTPURL(HTTPOrigin(.https, host: host))
    }

    screens = [
      GitHubSearchScreen(
        service: GitHubService(
          client: curl, base: base("github", "api.github.com"), clock: clock)),
      PostsScreen(
        service: PostsService(client: curl, base: base("posts", "jsonplaceholder.typicode.com")),
        labels: environment.isKorean ? .korean : .english),
      StoreDetailScreen(
        service: StoresService(client: curl, base: base("stores", "places.googleapis.com"))),
      CounterScreen(),
    ]
    description = "the real servers"
    commands = []
  }
}

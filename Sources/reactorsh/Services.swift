internal import HTTPClients
internal import Observables
internal import Sandbox
internal import Screens
internal import Shell

/// The real parts behind the screens: who answers, and from where.
struct Services {
  let screens: [any Screen]
  /// Where responses come from, in a line.
  let description: String
  /// Commands that steer who answers.
  let commands: [any ShellCommand]

  /// Makes the parts that the command line asks for. In virtual time the sandbox answers in process;
  /// in real time over HTTP, on a socket of its own.
  init(_ arguments: Arguments, _ environment: Environment, loop: EventLoop) throws {
    let isSandbox = arguments.source == .sandbox
    let clock = loop.clock == .virtual ? Self.virtualClock(loop) : .system
    let sandbox = Sandbox()
    var settings = Self.settings(arguments, environment)
    let server =
      isSandbox && loop.clock == .real
      ? try SandboxServer(sandbox, loop: loop, time: clock.now) : nil
    if let server { Self.add(server, to: &settings) }
    let curl = CurlClient(loop: loop, settings: settings)
    let inProcess = SandboxClient(sandbox, loop: loop, start: Self.virtualStart)
    let client: any HTTPClient = loop.clock == .virtual ? inProcess : curl
    let scheme = isSandbox ? HTTPOrigin.Scheme.http : .https

    /// Where a screen's server is: the one that was named, or its own.
    func base(_ screen: String) -> HTTPURL {
      arguments.endpoints[screen] ?? HTTPURL(HTTPOrigin(scheme, host: Self.hosts[screen] ?? screen))
    }

    screens = [
      GitHubSearchScreen(
        service: GitHubService(client: client, base: base("github"), clock: clock)),
      PostsScreen(
        service: PostsService(client: client, base: base("posts")),
        labels: environment.isKorean ? .korean : .english),
      StoreDetailScreen(service: StoresService(client: client, base: base("stores"))),
      CounterScreen(),
    ]
    description = Self.describe(arguments)
    commands = isSandbox ? [SandboxCommand(sandbox, server: server)] : []
  }

  /// The servers that the screens ask where no other is named.
  private static let hosts = [
    "github": "api.github.com", "posts": "jsonplaceholder.typicode.com",
    "stores": "places.googleapis.com", "image": "avatars.githubusercontent.com",
  ]

  /// When virtual time begins: 2026-01-01, midnight.
  private static let virtualStart = 1_767_225_600.0

  private static func virtualClock(_ loop: EventLoop) -> WallClock {
    .virtual(start: virtualStart, elapsed: { loop.now })
  }

  private static func settings(_ arguments: Arguments, _ environment: Environment) -> CurlSettings {
    var settings = CurlSettings()
    settings.userAgent = Usage.version.replacing(" ", with: "/")
    settings.certificateFile = arguments.certificates
    // A token is for GitHub itself, and only where GitHub itself is asked.
    if arguments.source == .live, arguments.endpoints["github"] == nil,
      let token = environment["GH_TOKEN"] ?? environment["GITHUB_TOKEN"]
    {
      settings.tokens[HTTPOrigin(.https, host: "api.github.com")] = BearerToken(token)
    }
    return settings
  }

  private static func add(_ server: SandboxServer, to settings: inout CurlSettings) {
    for host in hosts.values {
      settings.unixSocketPaths[HTTPOrigin(.http, host: host)] = server.path
    }
  }

  private static func describe(_ arguments: Arguments) -> String {
    let own = arguments.source == .live ? "the real servers" : "the sandbox, which needs no network"
    let others = arguments.endpoints.sorted { $0.key < $1.key }.map { "\($0.key) from \($0.value)" }
    return ([own] + others).joined(separator: "; ")
  }
}

internal import HTTPClients
internal import Observables
internal import Sandbox
internal import Screens
internal import Shell

/// Who answers: the sandbox, the real servers, or an archive.
struct Answering {
  let client: any HTTPClient
  let clock: WallClock
  let commands: [any ShellCommand]
  let description: String
  var notice: String?
  /// Takes away what must not outlive the program.
  var stop: () -> Void = {}
  /// The server of a screen.
  let base: (_ screen: String) -> HTTPURL

  init(_ arguments: Arguments, _ environment: Environment, loop: EventLoop) throws {
    switch arguments.source {
    case .sandbox: try self.init(sandboxFor: arguments, environment, loop)
    case .live: try self.init(liveFor: arguments, environment, loop)
    case .archive(let file): try self.init(archive: file, arguments, loop)
    }
  }

  private init(
    client: any HTTPClient, clock: WallClock, commands: [any ShellCommand] = [],
    description: String, arguments: Arguments, origin: @escaping (String) -> HTTPOrigin
  ) {
    self.client = client
    self.clock = clock
    self.commands = commands
    let others = arguments.endpoints.sorted { $0.key < $1.key }.map { "\($0.key) from \($0.value)" }
    self.description = ([description] + others).joined(separator: "; ")
    base = { screen in
      arguments.endpoints[screen] ?? HTTPURL(origin(Self.hosts[screen] ?? screen))
    }
  }

  /// In virtual time the sandbox answers in process; in real time over HTTP, on a socket of its own.
  private init(sandboxFor arguments: Arguments, _ environment: Environment, _ loop: EventLoop)
    throws
  {
    let sandbox = Sandbox()
    let description = "the sandbox, which needs no network"
    let origin = { HTTPOrigin(.http, host: $0) }
    guard loop.clock == .real else {
      self.init(
        client: SandboxClient(sandbox, loop: loop, start: Self.virtualStart),
        clock: .virtual(start: Self.virtualStart, elapsed: { loop.now }),
        commands: [SandboxCommand(sandbox, server: nil)], description: description,
        arguments: arguments, origin: origin)
      return
    }
    let server = try SandboxServer(sandbox, loop: loop, time: WallClock.system.now)
    var settings = Self.settings(arguments, try Token(arguments, environment))
    for host in Self.hosts.values { settings.unixSocketPaths[origin(host)] = server.path }
    self.init(
      client: CurlClient(loop: loop, settings: settings), clock: .system,
      commands: [SandboxCommand(sandbox, server: server)], description: description,
      arguments: arguments, origin: origin)
    stop = { server.stop() }
  }

  private init(liveFor arguments: Arguments, _ environment: Environment, _ loop: EventLoop) throws {
    let token = try Token(arguments, environment)
    self.init(
      client: CurlClient(loop: loop, settings: Self.settings(arguments, token)), clock: .system,
      description: "the real servers" + (token.map { ", with the token of \($0.source)" } ?? ""),
      arguments: arguments, origin: { HTTPOrigin(.https, host: $0) })
  }

  /// An archive is asked for the servers that it was recorded from, at the time of the recording.
  private init(archive file: String, _ arguments: Arguments, _ loop: EventLoop) throws {
    let archive = try Archive(path: file)
    let start = archive.started ?? Self.virtualStart
    let clock: WallClock =
      loop.clock == .real ? .system : .virtual(start: start, elapsed: { loop.now })
    let origins = archive.origins
    self.init(
      client: ArchivePlayer(archive, loop: loop, epoch: clock.now), clock: clock,
      description: "the archive \(file)", arguments: arguments,
      origin: { host in
        let own = origins.first { $0.host == host }
        return own ?? (origins.count == 1 ? origins[0] : HTTPOrigin(.https, host: host))
      })
    notice = archive.notice
  }

  /// The servers that the screens ask where no other is named.
  private static let hosts = [
    "github": "api.github.com", "posts": "jsonplaceholder.typicode.com",
    "stores": "places.googleapis.com", "image": "avatars.githubusercontent.com",
  ]

  /// When virtual time begins: 2026-01-01, midnight.
  private static let virtualStart = 1_767_225_600.0

  private static func settings(_ arguments: Arguments, _ token: Token?) -> CurlSettings {
    var settings = CurlSettings()
    if let token { settings.tokens[token.origin] = token.bearer }
    settings.userAgent = Usage.version.replacing(" ", with: "/")
    settings.certificateFile = arguments.certificates
    return settings
  }
}

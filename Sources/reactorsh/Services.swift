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
  /// What a person should know of them before they are asked.
  let notice: String?
  /// Takes away what must not outlive the program.
  let stop: () -> Void
  private let recorder: ArchiveRecorder

  /// Makes the parts that the command line asks for.
  init(_ arguments: Arguments, _ environment: Environment, loop: EventLoop) throws {
    let answering = try Answering(arguments, environment, loop: loop)
    let clock = answering.clock
    let recorder = ArchiveRecorder(
      answering.client, loop: loop, epoch: clock.now, version: Usage.version)
    if let file = arguments.recording { try recorder.start(file) }
    let base = answering.base
    // The archive holds what was really asked.
    let searching: any HTTPClient =
      arguments.usesCache && arguments.asksServer(for: "github")
      ? CachingClient(recorder, loop: loop) : recorder

    screens = [
      GitHubSearchScreen(
        service: GitHubService(client: searching, base: base("github"), clock: clock)),
      PostsScreen(
        service: PostsService(client: recorder, base: base("posts")),
        labels: environment.isKorean ? .korean : .english),
      StoreDetailScreen(service: StoresService(client: recorder, base: base("stores"))),
      ImageScreen(
        network: ImageNetwork(client: recorder, base: base("image")),
        display: .best(
          environment.variables, draw: Chafa.drawing(path: environment["PATH"]))),
      CounterScreen(),
    ]
    self.recorder = recorder
    description = answering.description
    notice = answering.notice
    stop = answering.stop
    commands = answering.commands + [RecordCommand(recorder)]
  }

  /// Has somebody told when the recording breaks off.
  func whenRecordingFails(_ tell: @escaping (String) -> Void) {
    recorder.failed = { tell("\($0)") }
  }
}

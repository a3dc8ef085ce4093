internal import HTTPClients
internal import Shell

/// Records exchanges into an archive, from the prompt or a script.
struct RecordCommand: ShellCommand {
  let info = CommandInfo(
    "record", "FILE | off", summary: "write every exchange from now on into an archive",
    examples: ["record session.har", "record off"])
  private let recorder: ArchiveRecorder

  init(_ recorder: ArchiveRecorder) {
    self.recorder = recorder
  }

  func run(_ arguments: CommandArguments) throws {
    switch arguments.unquoted {
    case "": throw CommandError("give a file, or off: record session.har")
    case "off": recorder.stop()
    case let file: try recorder.start(file)
    }
  }
}

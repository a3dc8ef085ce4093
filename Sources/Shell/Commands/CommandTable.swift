/// Every word that can be typed: the one source of what runs, of help, and of completion.
struct CommandTable {
  /// What can be typed anywhere.
  private(set) var builtIns: [any ShellCommand] = []
  /// What can be typed on one screen.
  private(set) var screens: [(name: String, commands: [any ShellCommand])] = []

  /// Short names, for the commands that are typed most.
  static let aliases = ["q": "quit", "exit": "quit", "n": "next", "h": "help", "?": "help"]

  /// The commands that a word runs: the shell's own, and after it the screen's, which can so add to
  /// what the shell does.
  func commands(named typed: String, on screen: String) throws -> [any ShellCommand] {
    let name = Self.aliases[typed] ?? typed
    let named = (builtIns + own(screen)).filter { $0.info.name == name }
    guard !named.isEmpty else { throw unknown(typed, name: name, on: screen) }
    return named
  }

  /// What can be typed on a screen: its own commands, then the shell's; of one word, the screen's.
  func infos(on screen: String) -> (own: [CommandInfo], shared: [CommandInfo]) {
    let own = own(screen).map(\.info)
    let names = Set(own.map(\.name))
    return (own, builtIns.map(\.info).filter { !names.contains($0.name) })
  }

  private func own(_ screen: String) -> [any ShellCommand] {
    screens.first { $0.name == screen }?.commands ?? []
  }

  mutating func add(_ command: any ShellCommand) {
    builtIns.append(command)
  }

  private func unknown(_ typed: String, name: String, on screen: String) -> CommandError {
    let owners = screens.filter { $0.commands.contains { $0.info.name == name } }.map(\.name)
    if let owner = owners.first {
      return CommandError("\(typed) belongs to \(owner): use \(owner)")
    }
    let infos = infos(on: screen)
    let words = (infos.own + infos.shared).map(\.name)
    let meant = nearestWord(to: typed, among: words).map { "; did you mean \($0)?" } ?? ""
    return CommandError("there is no command \(typed)\(meant) (help lists them)")
  }
}

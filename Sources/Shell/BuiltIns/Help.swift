extension Session {
  var helpCommand: BuiltIn {
    BuiltIn(
      CommandInfo("help", "[COMMAND]", summary: "list the commands, or explain one")
    ) { [unowned self] arguments in
      guard !arguments.text.isEmpty else { return listCommands() }
      let word = arguments.words[0]
      guard let info = try commands.commands(named: word, on: screen.name).last?.info else {
        return
      }
      explain(info)
    }
  }

  private func listCommands() {
    let (own, shared) = commands.infos(on: screen.name)
    let width = (own + shared).map { $0.synopsis.displayColumns }.filter { $0 <= 34 }.max() ?? 0
    print(StyledText("On \(screen.name):", .bold))
    for info in own { print(row(info, width: width)) }
    print(StyledText("Everywhere:", .bold))
    for info in shared { print(row(info, width: width)) }
  }

  private func row(_ info: CommandInfo, width: Int) -> StyledText {
    StyledText("  " + info.synopsis.padded(toColumns: width) + "  ")
      + StyledText(info.summary, .faint)
  }

  private func explain(_ info: CommandInfo) {
    print(StyledText(info.synopsis, .bold))
    print(StyledText("  " + info.summary))
    for example in info.examples { print(StyledText("  > " + example, .faint)) }
  }
}

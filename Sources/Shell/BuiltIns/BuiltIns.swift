extension Session {
  /// The shell's own commands, in the order in which help lists them.
  var builtIns: [any ShellCommand] {
    [
      helpCommand, statusCommand, useCommand, screensCommand, traceCommand, setCommand,
      stepsCommand, showCommand, whyCommand, diffCommand,
    ] + timeTravelCommands + [
      jobsCommand, cancelCommand, sourceCommand, saveCommand, waitCommand, sleepCommand,
      expectCommand, echoCommand,
      tryCommand, quitCommand,
    ]
  }

  private var useCommand: BuiltIn {
    BuiltIn(CommandInfo("use", "SCREEN", summary: "go to another screen")) {
      [unowned self] arguments in
      let name = try arguments.only(called: "screen", of: screens.map(\.name))
      try use(name)
    }
  }

  private var screensCommand: BuiltIn {
    BuiltIn(CommandInfo("screens", summary: "list the screens")) { [unowned self] _ in
      let width = screens.map(\.name.count).max() ?? 0
      for each in screens {
        let mark = each.name == screen.name ? "* " : "  "
        print(StyledText(mark + each.name.padded(toColumns: width) + "  " + each.summary))
      }
    }
  }

  private var echoCommand: BuiltIn {
    BuiltIn(CommandInfo("echo", "TEXT…", summary: "print a text")) { [unowned self] arguments in
      print(StyledText(arguments.unquoted))
    }
  }

  /// `try` is read where a line is split into statements; it stands here so that help knows it.
  private var tryCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "try", "COMMAND", summary: "run a command whose failure is normal",
        examples: ["try search swift"])
    ) { _ in
      throw CommandError("try needs a command: try search swift")
    }
  }

  private var quitCommand: BuiltIn {
    BuiltIn(CommandInfo("quit", summary: "leave")) { [unowned self] _ in
      leave()
    }
  }

  private var traceCommand: BuiltIn {
    let modes = TraceMode.allCases.map(\.rawValue)
    return BuiltIn(
      CommandInfo(
        "trace", modes.joined(separator: "|"), summary: "choose how steps are printed",
        examples: ["trace diff"])
    ) { [unowned self] arguments in
      guard !arguments.text.isEmpty else {
        for mode in TraceMode.allCases {
          let mark = mode == display.mode ? "* " : "  "
          print(StyledText(mark + mode.rawValue.padded(toColumns: 4) + "  " + mode.summary))
        }
        return
      }
      let word = try arguments.only(called: "mode", of: modes)
      display.mode = TraceMode(rawValue: word) ?? display.mode
    }
  }

  private var setCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "set", "[NAME VALUE]", summary: "show the settings, or change one",
        examples: ["set browser on"])
    ) { [unowned self] arguments in
      switch arguments.words.count {
      case 0:
        for setting in settings.all {
          let value = "\(setting.name) \(setting.value())".padded(toColumns: 16)
          print(StyledText("\(value)  \(setting.summary)"))
        }
      case 2:
        try settings.change(arguments.words[0], to: arguments.words[1])
      default:
        throw CommandError("set takes a name and a value: set browser on")
      }
    }
  }
}

extension CommandArguments {
  /// The one word that is expected, which is one of a few.
  func only(called name: String, of choices: [String]) throws -> String {
    guard words.count == 1, let word = words.first else {
      throw CommandError("give one \(name): \(choices.joined(separator: ", "))")
    }
    return try choice(word, of: choices, called: name)
  }
}

extension Session {
  var saveCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "save", "FILE", summary: "write the session as a script that does the same again",
        examples: ["save demo.rsh"])
    ) { [unowned self] arguments in
      guard arguments.words.count == 1, let file = arguments.words.first else {
        throw CommandError("give a file: save demo.rsh")
      }
      // A session that was saved before may be saved again; nothing else is written over.
      if ScriptFile.exists(file), try ScriptFile.lines(of: file).first != TypedLines.heading {
        throw CommandError("\(file) is there, and no saved session; give another name")
      }
      let script = typed.script
      try ScriptFile.save(script, to: file)
      print(StyledText("\(counted(script.count, "line")) written; source \(file) runs them"))
    }
  }
}

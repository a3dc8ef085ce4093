import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A shell that completes the program's command line.
enum CompletingShell: String {
  case bash
  case zsh
  case fish

  /// Its program.
  var path: String {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + rawValue }
      .first { access($0, X_OK) == 0 } ?? rawValue
  }

  var isInstalled: Bool { path.hasPrefix("/") }

  /// The completions for it.
  var file: String {
    Described.root + "completions/" + (self == .zsh ? "_reactorsh" : "reactorsh.\(rawValue)")
  }

  /// Starts it at a terminal, in a folder, with the completions, and waits for its prompt: `$ `.
  func start(in folder: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      path, arguments: self == .bash ? ["--norc", "--noprofile", "-i"] : ["-f", "-i"],
      environment: ["PS1": "$ ", "HOME": folder, "HISTFILE": "/dev/null", "INPUTRC": "/dev/null"])
    try terminal.wait(for: "the prompt") { $0.picture.hasSuffix("$ |") }
    let lines =
      self == .bash
      ? ["cd '\(folder)'", "source '\(file)'"]
      : [
        "cd '\(folder)'", "fpath=('\(Described.root)completions' $fpath)",
        "autoload -Uz compinit; compinit -D -u", "unsetopt prompt_cr prompt_sp",
      ]
    for line in lines { terminal.send(line + "\r") }
    terminal.send("\u{0C}")
    try terminal.wait(for: "$ |")
    return terminal
  }
}

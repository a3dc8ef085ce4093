import TestSupport
import Testing

/// What was typed in earlier sessions.
struct HistoryTests {
  private let folder = TemporaryFolder()

  private var file: String { folder.path + "/reactorsh/history" }

  private func prompt() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      BuiltProgram.path("reactorsh"), arguments: ["--screen", "counter", "--trace", "off"],
      environment: ["XDG_STATE_HOME": folder.path])
    try terminal.wait(for: "the prompt") { $0.picture.hasSuffix("counter> |") }
    return terminal
  }

  private func type(_ line: String, at terminal: PseudoTerminal) throws {
    let count = terminal.screen.picture.ranges(of: "counter> ").count
    terminal.send(line + "\r")
    try terminal.wait(for: "the next prompt") {
      $0.picture.hasSuffix("counter> |") && $0.picture.ranges(of: "counter> ").count > count
    }
  }

  private func leave(_ terminal: PseudoTerminal) throws {
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `The first start says how to begin, and a later one finds what was typed`() throws {
    let first = try prompt()
    #expect(first.screen.picture.contains("help lists the commands"))
    try type("echo 한글", at: first)
    try type("echo 한글", at: first)
    try type(" echo hidden", at: first)
    try type("echo ghp_0123", at: first)
    try leave(first)
    #expect(linesOfFile(at: file) == ["echo 한글"])
    let second = try prompt()
    #expect(!second.screen.picture.contains("help lists the commands"))
    second.send("\u{1B}[A")
    try second.wait(for: "the line") { $0.picture.hasSuffix("counter> echo 한글|") }
    second.send("\u{15}\u{12}ech")
    try second.wait(for: "the search") { $0.picture.contains("echo 한글") }
  }

  @Test func `A damaged history is kept aside`() throws {
    let first = try prompt()
    try type("echo 1", at: first)
    try leave(first)
    folder.write([0xFF, 0x00, 0x0A], to: "reactorsh/history")
    let second = try prompt()
    #expect(second.screen.picture.contains("the history was damaged"))
    #expect(namesOfFiles(in: folder.path + "/reactorsh") == ["history.damaged-1"])
  }

  @Test func `A place that cannot be written is told once, and the shell goes on`() throws {
    folder.write("", to: "reactorsh")
    let terminal = try prompt()
    try type("echo 1", at: terminal)
    try type("echo 2", at: terminal)
    let text = terminal.screen.picture
    #expect(text.ranges(of: "no history is kept").count == 1)
    try leave(terminal)
  }

  @Test func `Two shells write two hundred lines each, and none is broken`() throws {
    let shells = [try prompt(), try prompt()]
    for number in 1...200 {
      for (shell, name) in zip(shells, ["a", "b"]) { shell.send("echo \(name)\(number)\r") }
    }
    for (shell, name) in zip(shells, ["a", "b"]) {
      try shell.wait(for: "the last line") { $0.picture.contains("\n\(name)200\n") }
      try leave(shell)
    }
    let written = linesOfFile(at: file)
    #expect(written.count == 400)
    for name in ["a", "b"] {
      #expect(
        written.filter { $0.hasPrefix("echo \(name)") } == (1...200).map { "echo \(name)\($0)" })
    }
  }

  @Test func `What was typed before a shell is killed is there`() throws {
    let terminal = try prompt()
    try type("echo 1", at: terminal)
    terminal.send("echo 2\r")
    try terminal.wait(for: "the second line") { $0.picture.contains("\n2\n") }
    terminal.signal(9)
    #expect(linesOfFile(at: file) == ["echo 1", "echo 2"])
  }
}

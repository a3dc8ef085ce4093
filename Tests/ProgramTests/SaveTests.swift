import TestSupport
import Testing

/// A session that is saved, and runs again.
struct SaveTests {
  private let folder = TemporaryFolder()
  private var file: String { folder.path + "/saved.rsh" }

  @Test func `A saved script runs again to the same trace`() throws {
    let script = "search a &\nsleep 100ms\nsearch redux\nnext\nsandbox fail 500\ntry search b\n"
    let first = try reactorsh(folder.write(script + "save \(file)\n", to: "s.rsh"))
    #expect(first.status == 0)
    let written = "8 lines written; source \(file) runs them\n"
    #expect(first.output.hasSuffix(written))
    let second = try reactorsh(file)
    #expect(second.output == String(first.output.dropLast(written.count)))
    #expect(second.status == 0)
  }

  @Test func `What was typed before an answer came is sent before it comes`() throws {
    let server = SilentServer()
    let terminal = try PseudoTerminal(
      BuiltProgram.path("reactorsh"),
      arguments: ["--endpoint", "github=\(server.url)", "--trace", "diff"])
    try terminal.wait(for: "the prompt") { $0.picture.hasSuffix("github> |") }
    terminal.send("search a\r")
    try terminal.wait(for: "the request") {
      $0.picture.contains("H1.1 GET") && $0.picture.hasSuffix("github> |")
    }
    terminal.send("search b\r")
    try terminal.wait(for: "the other request") {
      $0.picture.contains("H2.1 GET") && $0.picture.hasSuffix("github> |")
    }
    terminal.send("save \(file)\r")
    try terminal.wait(for: "the end") { $0.picture.contains("lines written") }
    let lines = linesOfFile(at: file)
    #expect(lines.count == 5)
    #expect(lines[2] == "search a &")
    #expect(lines[3].hasPrefix("sleep "))
    #expect(lines[4] == "search b")
    let again = try reactorsh("--trace", "diff", file)
    #expect(again.lines.contains("H1.1 cancelled by A2"))
  }

  @Test func `A file that is no saved session is not written over`() throws {
    let other = folder.write("mine\n", to: "other.txt")
    let end = try reactorsh("-c", "save \(other)")
    #expect(end.status == 1)
    #expect(end.error == "\(other) is there, and no saved session; give another name\n")
    #expect(linesOfFile(at: other) == ["mine"])
    #expect(try reactorsh("-c", "save \(file); save \(file)").status == 0)
  }
}

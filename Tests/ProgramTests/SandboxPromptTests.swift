import TestSupport
import Testing

/// The prompt on the sandbox, which answers through a socket as a server on the network does.
struct SandboxPromptTests {
  private func prompt(
    _ arguments: [String] = ["--trace", "off"], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 50
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      BuiltProgram.path("reactorsh"), arguments: arguments, environment: environment,
      columns: columns, rows: rows)
    try terminal.wait(for: "the prompt") { $0.picture.hasSuffix("github> |") }
    return terminal
  }

  @Test func `What is found appears above what is typed meanwhile`() throws {
    let terminal = try prompt()
    terminal.send("search demo 0027\r")
    terminal.send("search 한글")
    try terminal.wait(
      for: """
        github> search demo 0027
         1  demo-labs/demo-0027  ★   198  CSS  Exhibit 27 of the demo labs
        1 of 1
        github> search 한글|
        """)
  }

  @Test func `Rows are cut to a window of 20 columns`() throws {
    let terminal = try prompt(columns: 20)
    terminal.send("search demo 0027\r")
    terminal.send("가나다라마바사")
    try terminal.wait(for: "the rows") {
      $0.picture.contains("1 of 1") && $0.picture.hasSuffix("github> 가나다라마바\n사|")
    }
    // A row that were not cut would go on in the next line.
    let rows = terminal.screen.lines.filter { $0.contains("demo-") && $0.contains("1 ") }
    #expect(rows.count == 1)
  }

  @Test func `Ctrl-C on a typed line leaves the search alone, on an empty one it ends it`() throws {
    let terminal = try prompt(["--trace", "text"])
    terminal.send("sandbox latency 1h\r")
    terminal.send("search demo\r")
    terminal.send("half")
    try terminal.wait(for: "the request and the line") {
      $0.picture.contains("H1.1 GET") && $0.picture.hasSuffix("github> half|")
    }
    terminal.send("\u{3}")
    try terminal.wait(for: "an empty line") { $0.picture.hasSuffix("half^C\ngithub> |") }
    #expect(!terminal.screen.picture.contains("cancelled"))
    terminal.send("\u{3}")
    try terminal.wait(for: "the cancellation") {
      $0.picture.contains("H1.1 cancelled\n") && $0.picture.contains("A1 done")
        && $0.picture.hasSuffix("github> |")
    }
    terminal.send("status\r")
    try terminal.wait(for: "nothing in flight") { $0.picture.contains("in flight  nothing") }
  }

  @Test func `A newer search ends an older one, and Ctrl-D the newer one`() throws {
    let terminal = try prompt(["--trace", "text"])
    terminal.send("sandbox latency 1h\rsearch a\rsearch b\r")
    try terminal.wait(for: "the second request") {
      $0.picture.contains("H1.1 cancelled by A2") && $0.picture.contains("H2.1 GET")
        && $0.picture.hasSuffix("github> |")
    }
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.screen.picture.contains("H2.1 cancelled"))
  }

  @Test func `Nothing of the sandbox's socket is left behind`() throws {
    let folder = TemporaryFolder()
    let terminal = try prompt(environment: ["TMPDIR": folder.path])
    terminal.send("search demo 0027\r")
    try terminal.wait(for: "the answer") { $0.picture.contains("1 of 1") }
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
    #expect(folder.contents == [])

    let ended = try prompt(environment: ["TMPDIR": folder.path])
    ended.signal(15)
    #expect(try ended.waitForExit() == 143)
    #expect(folder.contents == [])
  }

  @Test func `A long path for temporary files is no hindrance`() throws {
    let long = "/nonexistent/" + String(repeating: "x", count: 100)
    let terminal = try prompt(environment: ["TMPDIR": long])
    terminal.send("search demo 0027\r")
    try terminal.wait(for: "the answer") { $0.picture.contains("1 of 1") }
  }

  @Test func `Tab completes commands and their choices`() throws {
    let terminal = try prompt()
    terminal.send("trace j\t")
    try terminal.wait(for: "github> trace json |")
    terminal.send("\u{15}sea\t")
    try terminal.wait(for: "github> search |")
    terminal.send("\u{15}sort for\tas\t")
    try terminal.wait(for: "github> sort forks asc |")
  }
}

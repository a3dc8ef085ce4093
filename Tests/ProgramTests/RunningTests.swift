import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How scripts run and end.
struct RunningTests {
  @Test func `A failed command ends a script with 1, unless it keeps going or was tried`() throws {
    let stopped = try reactorsh("-c", "nonsense; echo after")
    #expect(stopped.status == 1)
    #expect(stopped.output == "")
    let gone = try reactorsh("--keep-going", "-c", "nonsense; echo after")
    #expect(gone.status == 1)
    #expect(gone.output == "after\n")
    let tried = try reactorsh("-c", "try nonsense; echo after")
    #expect(tried.status == 0)
    #expect(tried.output == "after\n")
    #expect(tried.error.hasPrefix("there is no command nonsense"))
  }

  @Test func `Quit ends a script well`() throws {
    let end = try reactorsh("-c", "echo one; quit; nonsense")
    #expect(end == .init(status: 0, output: "one\n", error: ""))
  }

  @Test func `Ctrl-C ends a script in real time with 130, and what is in flight`() throws {
    let run = try ProgramRun(
      BuiltProgram.path("reactorsh"),
      ["--screen", "counter", "--time", "real", "-c", "increase & ; sleep 1m; echo after"])
    try run.wait(forOutput: "isLoading: true*")
    run.signal(2)
    let end = try run.finish()
    #expect(end.status == 130)
    #expect(end.output.contains("A1 cancelled"))
    #expect(!end.output.contains("after"))
    #expect(end.error == "")
  }

  @Test func `Ctrl-C ends a script that waits for its next line`() throws {
    let run = try ProgramRun(BuiltProgram.path("reactorsh"), ["-"])
    run.send("echo one\n")
    try run.wait(forOutput: "one")
    run.signal(2)
    #expect(try run.finish() == .init(status: 130, output: "one\n", error: ""))
  }

  @Test func `Being told to end is 143`() throws {
    let run = try ProgramRun(BuiltProgram.path("reactorsh"), ["--time", "real", "-"])
    run.send("echo one\nsleep 1m\n")
    try run.wait(forOutput: "one")
    run.signal(15)
    #expect(try run.finish() == .init(status: 143, output: "one\n", error: ""))
  }

  @Test func `A script ends quietly when nobody reads its output any more`() throws {
    let run = try ProgramRun(BuiltProgram.path("reactorsh"), ["--time", "real", "-"])
    run.send("echo one\n")
    try run.wait(forOutput: "one")
    run.closeOutput()
    run.send("echo two\nsleep 1h\nnonsense\n")
    #expect(try run.finish() == .init(status: 0, output: "one\n", error: ""))
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0, "there is no /dev/full"))
  func `A full disk is a failure with its reason`() throws {
    let end = try shell("exec \"$0\" -c 'echo one' >/dev/full")
    #expect(
      end == .init(status: 1, error: "standard output: No space left on device\n"))
  }

  @Test func `A stream that the program is started without is not taken for another file`() throws {
    let input = try shell("exec \"$0\" - <&-")
    #expect(input == .init(status: 1, error: "-: Bad file descriptor\n"))
    #expect(try shell("exec \"$0\" -c 'echo one' >&-") == .init(status: 0))
    #expect(
      try shell("exec \"$0\" -c 'echo one; nonsense' 2>&-") == .init(status: 1, output: "one\n"))
  }

  @Test func `A folder for standard input is a failure with its reason`() throws {
    #expect(try shell("exec \"$0\" - </") == .init(status: 1, error: "-: Is a directory\n"))
  }

  @Test func `In JSON mode standard output holds JSON lines only`() throws {
    let end = try reactorsh(
      "--screen", "counter", "--trace", "json", "--echo", "--keep-going", "-c",
      "increase; help; status; set; trace; screens; echo hi; nonsense; decrease &; cancel")
    #expect(end.status == 1)
    #expect(!end.lines.isEmpty)
    #expect(end.lines.allSatisfy { $0.hasPrefix("{\"kind\":\"") && $0.hasSuffix("}") })
    #expect(end.error.hasPrefix("there is no command nonsense"))
  }

  @Test(arguments: [
    """
    use counter; increase &; increase &; sleep 300ms; decrease &; cancel; status
    increase; decrease & ; wait; try nonsense; trace json; increase
    """,
    """
    search swift; next & ; next; next & ; search a & ; search b & ; search a; try next & ; sleep 50ms
    cancel; sandbox fail reset; try search c; trace json; search d & ; search language:go
    """,
  ])
  func `Twenty runs are byte-identical`(script: String) throws {
    let first = try reactorsh("--timestamps", "-c", script)
    for _ in 1..<20 { #expect(try reactorsh("--timestamps", "-c", script) == first) }
    #expect(first.output.contains("\"kind\":\"completed\""))
  }

  @Test func `No escape codes go into a pipe unless they are asked for`() throws {
    let plain = try reactorsh("--screen", "counter", "-c", "increase; help; status")
    #expect(!plain.output.contains("\u{1B}"))
    let asked = try reactorsh("--screen", "counter", "--color", "always", "-c", "increase")
    #expect(asked.output.contains("\u{1B}["))
    let forced = try reactorsh(
      "--screen", "counter", "-c", "increase", environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.output == asked.output)
  }

  /// Runs a line of sh, in which `$0` is the program.
  private func shell(_ line: String) throws -> ProgramRun.End {
    try ProgramRun("/bin/sh", ["-c", line, BuiltProgram.path("reactorsh")]).finish()
  }
}

import TestSupport
import Testing

/// What a script may look like, and where it may come from.
struct ScriptInputTests {
  private let folder = TemporaryFolder()

  @Test func `A script comes from a file`() throws {
    folder.write("# a comment\necho one\n\n  echo two\n", to: "s.rsh")
    let end = try reactorsh("s.rsh", folder: folder.path)
    #expect(end == .init(status: 0, output: "one\ntwo\n", error: ""))
  }

  @Test(arguments: [["-"], []])
  func `A script comes from a pipe`(arguments: [String]) throws {
    let run = try ProgramRun(BuiltProgram.path("reactorsh"), arguments)
    run.send("echo one\necho two\n")
    #expect(try run.finish() == .init(status: 0, output: "one\ntwo\n", error: ""))
  }

  @Test func `A command from a pipe runs when its line is there`() throws {
    let run = try ProgramRun(BuiltProgram.path("reactorsh"), ["-"])
    run.send("echo one\necho tw")
    try run.wait(forOutput: "one\n")
    run.send("o\n")
    try run.wait(forOutput: "two\n")
    #expect(try run.finish().status == 0)
  }

  @Test(arguments: ["echo one\r\necho two\r\n", "echo one\necho two"])
  func `Lines may end as on Windows, and the last need not end`(text: String) throws {
    let file = folder.write(text, to: "s.rsh")
    #expect(try reactorsh(file).output == "one\ntwo\n")
    #expect(try reactorsh("-", input: text).output == "one\ntwo\n")
    #expect(try reactorsh("-c", text).output == "one\ntwo\n")
  }

  @Test func `A byte order mark is no part of the first command`() throws {
    let file = folder.write("\u{FEFF}echo one\n", to: "s.rsh")
    #expect(try reactorsh(file).output == "one\n")
    #expect(try reactorsh("-", input: "\u{FEFF}echo one\n").output == "one\n")
  }

  @Test func `Bytes that are no UTF-8 are shown as such, and stop nothing`() throws {
    let bytes = Array("echo a".utf8) + [0xFF] + Array("b\necho 한글\n".utf8)
    let file = folder.write(bytes, to: "s.rsh")
    #expect(try reactorsh(file).output == "a\u{FFFD}b\n한글\n")
    let run = try ProgramRun(BuiltProgram.path("reactorsh"), ["-"])
    run.send(bytes: bytes)
    #expect(try run.finish().output == "a\u{FFFD}b\n한글\n")
  }

  @Test func `Only a newline ends a line`() throws {
    let text = "echo a\u{2028}b\u{0B}c\n"
    let file = folder.write(text, to: "s.rsh")
    let output = try reactorsh("-", input: text).output
    #expect(output.hasPrefix("a"))
    #expect(output.split(separator: "\n").count == 1)
    #expect(try reactorsh(file).output == output)
    #expect(try reactorsh("-c", text).output == output)
  }

  @Test func `Hangul passes under any locale`() throws {
    let end = try reactorsh("-", input: "echo 한글\n", environment: ["LC_ALL": "C"])
    #expect(end.output == "한글\n")
  }

  @Test func `A script that cannot be read is a failure with its reason`() throws {
    let missing = try reactorsh("missing.rsh", folder: folder.path)
    #expect(
      missing == .init(status: 1, output: "", error: "missing.rsh: No such file or directory\n"))
    let directory = try reactorsh(".", folder: folder.path)
    #expect(directory == .init(status: 1, output: "", error: ".: Is a directory\n"))
  }

  @Test func `A failure says its file and line`() throws {
    folder.write("echo one\necho two; nonsense\necho three\n", to: "s.rsh")
    let end = try reactorsh("s.rsh", folder: folder.path)
    #expect(end.status == 1)
    #expect(end.output == "one\ntwo\n")
    #expect(end.error.hasPrefix("s.rsh:2: there is no command nonsense"))
    #expect(try reactorsh("-", input: "\nnonsense\n").error.hasPrefix("-:2: "))
  }

  @Test func `A quote that is not closed is a failure of its line`() throws {
    folder.write("echo one\necho \"two\necho three\n", to: "s.rsh")
    let end = try reactorsh("s.rsh", folder: folder.path)
    #expect(end.status == 1)
    #expect(end.output == "one\n")
    #expect(end.error.hasPrefix("s.rsh:2: "))
  }
}

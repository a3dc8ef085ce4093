import TestSupport
import Testing

struct CommandLineTests {
  @Test(arguments: ["--help", "-h"])
  func `Help goes to standard output`(option: String) throws {
    let end = try reactorsh(option)
    #expect(end.status == 0)
    #expect(end.output.hasPrefix("usage: reactorsh [options] [SCRIPT | -]\n"))
    #expect(end.output.hasSuffix("\n") && !end.output.hasSuffix("\n\n"))
    #expect(end.lines.allSatisfy { $0.count <= 100 })
    #expect(end.error == "")
  }

  @Test(arguments: ["--version", "-V"])
  func `The version goes to standard output`(option: String) throws {
    #expect(try reactorsh(option) == .init(status: 0, output: "reactorsh 0.1.0\n", error: ""))
  }

  @Test(arguments: [
    (["--trcae", "text"], "there is no option --trcae; did you mean --trace? (see --help)"),
    (["-x"], "there is no option -x (see --help)"),
    (["--trace"], "--trace needs an argument (see --help)"),
    (["-c"], "-c needs an argument (see --help)"),
    (["--echo=yes"], "--echo takes no argument (see --help)"),
    (
      ["--trace", "jsno"],
      "there is no trace mode jsno; did you mean json? (text, diff, full, json, off)"
    ),
    (["--color", "sometimes"], "there is no colour mode sometimes (auto, always, never)"),
    (["--time", "now"], "there is no time now (virtual, real)"),
    (
      ["--screen", "counte"],
      "there is no screen counte; did you mean counter? (github, posts, stores, image, counter)"
    ),
    (["--endpoint", "github"], "--endpoint takes SCREEN=URL: github=http://127.0.0.1:8080"),
    (
      ["--token-for", "h", "--endpoint", "github=http://h"],
      "--token-for h goes with --endpoint github=https://h/…; a token is sent over https alone"
    ),
    (
      ["--token-for", "h", "--endpoint", "github=https://h"],
      "--token-for needs a token: --token-file FILE, or GH_TOKEN"
    ),
    (
      ["--token-file", "f"],
      "--token-file goes with --live, or with --token-for and an endpoint of your own"
    ),
    (["--live", "--token-file", "/nowhere"], "/nowhere cannot be read: No such file or directory"),
    (["--live", "--token-file", "/"], "/ is no file; name one that holds a token"),
    (["a.rsh", "b.rsh"], "one script at a time; it was given: a.rsh b.rsh"),
    (["-c", "echo", "a.rsh"], "give -c or a script, not both (a.rsh)"),
  ])
  func `A command line that is not understood is explained`(
    arguments: [String], message: String
  ) throws {
    let end = try ProgramRun(BuiltProgram.path("reactorsh"), arguments).finish()
    #expect(end == .init(status: 2, output: "", error: "reactorsh: \(message)\n"))
  }

  @Test func `The shortest unambiguous form of an option will do`() throws {
    let end = try reactorsh("--scr=counter", "--tr", "off", "-cincrease")
    #expect(end == .init(status: 0, output: "value: 0\nvalue: 1\nincreased!\n", error: ""))
  }

  @Test func `Options may follow a script's name`() throws {
    let folder = TemporaryFolder()
    let script = folder.write("echo hi\n", to: "hi.rsh")
    #expect(try reactorsh(script, "--echo").output == "> echo hi\nhi\n")
  }

  @Test func `Of several texts one runs after the other`() throws {
    #expect(
      try reactorsh("-c", "echo one", "-c", "echo two; echo three").output == "one\ntwo\nthree\n")
  }

  @Test func `Nothing to run is no failure`() throws {
    #expect(try reactorsh("-c", "") == .init(status: 0, output: "", error: ""))
    #expect(try reactorsh("-") == .init(status: 0, output: "", error: ""))
  }
}

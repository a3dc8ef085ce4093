import TestSupport
import Testing

/// Which tokens are taken, and that none is shown.
struct TokenTests {
  private let folder = TemporaryFolder()
  /// Nothing listens at the proxy, so that nothing leaves this machine.
  private let proxy = ["HTTPS_PROXY": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9"]

  private func run(_ arguments: [String], environment: [String: String] = [:]) throws
    -> ProgramRun.End
  {
    try ProgramRun(
      BuiltProgram.path("reactorsh"), arguments, environment: proxy.merging(environment) { $1 }
    ).finish()
  }

  @Test func `A token's file is for its owner's eyes only`() throws {
    let file = folder.write(Array("ghp_secret\n".utf8), to: "token", mode: 0o644)
    let end = try run(["--live", "--token-file", file])
    let message = "reactorsh: \(file) can be read by others; say: chmod 600 \(file)\n"
    #expect(end == .init(status: 2, error: message))
  }

  @Test(arguments: ["", "\n", "two words", "one\ntwo\n", "\u{7}bell"])
  func `A token's file holds one word`(text: String) throws {
    let file = folder.write(text, to: "token")
    let end = try run(["--live", "--token-file", file])
    let message = "reactorsh: \(file) holds no token; it is one word on a line of its own\n"
    #expect(end == .init(status: 2, error: message))
  }

  @Test func `The status says where the token comes from, and not what it is`() throws {
    let file = folder.write("ghp_secret\n", to: "token")
    for (arguments, environment, source) in [
      (["--token-file", file], ["GH_TOKEN": "other"], "with the token of \(file)"),
      ([], ["GH_TOKEN": "ghp_secret", "GITHUB_TOKEN": "other"], "with the token of GH_TOKEN"),
      ([], ["GITHUB_TOKEN": "ghp_secret"], "with the token of GITHUB_TOKEN"),
    ] {
      let end = try run(
        arguments + ["--live", "--trace", "full", "-c", "try search swift; try status"],
        environment: environment)
      #expect(end.output.contains(source))
      #expect(end.error.contains("the proxy does not work (Failed to connect to 127.0.0.1"))
      #expect(!(end.output + end.error).contains("secret"))
    }
  }
}

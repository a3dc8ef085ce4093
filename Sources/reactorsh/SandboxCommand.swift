internal import Sandbox
internal import Shell

/// Steers the sandbox from the prompt or a script.
struct SandboxCommand: ShellCommand {
  let info = CommandInfo(
    "sandbox", "latency TIME | fail FAULT [times N] | reset",
    summary: "make the sandbox slow, or have it fail",
    examples: ["sandbox latency 2s", "sandbox fail rate-limit", "sandbox fail 500 times 3"])
  private let sandbox: Sandbox

  /// Answers over HTTP, as long as there is somebody to steer it.
  private let server: SandboxServer?

  init(_ sandbox: Sandbox, server: SandboxServer?) {
    self.sandbox = sandbox
    self.server = server
  }

  func run(_ arguments: CommandArguments) throws {
    let words = arguments.words
    switch words.first {
    case "latency" where words.count == 2:
      guard let time = seconds(in: words[1]) else {
        throw CommandError("give a time, such as 300ms or 2s, of at most a day")
      }
      sandbox.setLatency(time)
    case "fail" where words.count == 2 || words.count == 4:
      try fail(words)
    case "reset" where words.count == 1:
      sandbox.reset()
    default:
      throw CommandError("sandbox takes \(info.usage)")
    }
  }

  private func fail(_ words: [String]) throws {
    let known = Fault.allCases.map(\.rawValue)
    guard let fault = Fault(rawValue: try choice(words[1], of: known, called: "fault")) else {
      return
    }
    guard words.count == 4 else { return sandbox.fail(fault) }
    guard words[2] == "times", let times = Int(words[3]), times > 0 else {
      throw CommandError("say how often: sandbox fail \(fault.rawValue) times 3")
    }
    sandbox.fail(fault, times: times)
  }
}

public import HTTPClients
public import Observables

/// Asks the sandbox within the process: its latency passes on the loop's clock, which may be virtual.
public final class SandboxClient: HTTPClient {
  /// As long as a client waits for an answer, in seconds.
  private static let patience = 30.0

  private let sandbox: Sandbox
  private let loop: EventLoop
  private let start: Double

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - sandbox: who answers.
  ///   - loop: whose clock the latency passes on.
  ///   - start: what time it was when the loop began, in seconds since 1970.
  public init(_ sandbox: Sandbox, loop: EventLoop, start: Double) {
    self.sandbox = sandbox
    self.loop = loop
    self.start = start
  }

  /// Sends a request.
  public func send(
    _ request: HTTPRequest, completion: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void
  ) -> any Disposable {
    var request = request
    if request.headers["User-Agent"] == nil { request.headers["User-Agent"] = "reactorsh" }
    let reply = sandbox.respond(to: request, at: start + loop.now)
    let host = request.url.origin.host
    var latency = reply.latency
    let result: Result<HTTPResponse, HTTPFailure>
    switch reply.outcome {
    case .response(let response): result = .success(response)
    case .slow(let response, let seconds):
      latency += seconds
      result = .success(response)
    case .truncated(_, let count): result = .failure(.truncated(host, received: count))
    case .reset: result = .failure(.reset(host))
    case .hang:
      latency = .infinity
      result = .failure(.timedOut(host, seconds: Self.patience))
    }
    if latency > Self.patience {
      return answer(
        after: Self.patience, .failure(.timedOut(host, seconds: Self.patience)), completion)
    }
    return answer(after: latency, result, completion)
  }

  private func answer(
    after seconds: Double, _ result: Result<HTTPResponse, HTTPFailure>,
    _ completion: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void
  ) -> any Disposable {
    loop.schedule(after: seconds) { completion(result) }
  }
}

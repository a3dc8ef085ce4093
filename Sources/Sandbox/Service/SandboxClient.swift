public import HTTPClients
public import Observables

/// Asks the sandbox within the process: its latency passes on the loop's clock, which may be virtual.
public final class SandboxClient: HTTPClient {
  private typealias Completion = (Result<HTTPResponse, HTTPFailure>) -> Void

  /// As long as a client waits for a whole answer, in seconds.
  private static let patience = 30.0
  /// How many redirects it follows.
  private static let redirectLimit = 5

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
    let transfer = SerialDisposable()
    begin(request, until: loop.now + Self.patience, redirects: 0, transfer, completion)
    return transfer
  }

  private func begin(
    _ request: HTTPRequest, until deadline: Double, redirects: Int, _ transfer: SerialDisposable,
    _ completion: @escaping Completion
  ) {
    let reply = sandbox.respond(to: request, at: start + loop.now)
    let host = request.url.origin.host
    let rest = deadline - loop.now
    guard let (duration, result) = reply.end(at: host), duration <= rest else {
      transfer.disposable = loop.schedule(after: rest) {
        completion(.failure(.timedOut(host, seconds: Self.patience)))
      }
      return
    }
    transfer.disposable = loop.schedule(after: duration) { [self] in
      guard let place = result.redirect else { return completion(result) }
      guard redirects < Self.redirectLimit else {
        return completion(.failure(.redirectedTooOften(host, limit: Self.redirectLimit)))
      }
      let next = HTTPRequest(url: place, headers: request.headers)
      begin(next, until: deadline, redirects: redirects + 1, transfer, completion)
    }
  }
}

extension SandboxReply {
  /// How it ends for a client, and after how many seconds; nil where it never does.
  fileprivate func end(at host: String) -> (Double, Result<HTTPResponse, HTTPFailure>)? {
    switch outcome {
    case .response(let response): (latency, .success(response))
    case .slow(let response, let seconds): (latency + seconds, .success(response))
    case .truncated(_, let count): (latency, .failure(.truncated(host, received: count)))
    case .reset: (latency, .failure(.reset(host)))
    case .hang: nil
    }
  }
}

extension Result<HTTPResponse, HTTPFailure> {
  /// Where the response sends the client on to.
  fileprivate var redirect: HTTPURL? {
    guard case .success(let response) = self, [301, 302, 307, 308].contains(response.status) else {
      return nil
    }
    return response.headers["Location"].flatMap { HTTPURL($0, relativeTo: response.url) }
  }
}

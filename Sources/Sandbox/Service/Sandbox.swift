public import HTTPClients

/// Services that answer as the real ones do, without a network: GitHub's search, JSONPlaceholder's
/// posts, Places' text search, and GitHub's avatars, by the host that is asked.
///
///     let sandbox = Sandbox()
///     sandbox.respond(to: request, at: 0)  // 200 after 0.27 s: 30 of 143 repositories
///
/// What it answers depends on the request, on the time, and on the faults that it was told to make.
public final class Sandbox {
  /// Made when something is asked: the catalogue takes longer than the rest of a start.
  private lazy var services = SandboxServices()
  private var faults = FaultScript()
  private var latency: Double?

  /// Makes a service that answers well.
  public init() {}

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - request: what is asked.
  ///   - time: seconds since 1970.
  /// - Returns: what comes of it, and when.
  public func respond(to request: HTTPRequest, at time: Double) -> SandboxReply {
    let latency = latency ?? Self.latency(of: request)
    let fault = faults.next(for: request)
    // What is answered is dated when it is sent.
    let outcome = outcome(of: fault, request, at: time + latency)
    return SandboxReply(latency: latency, outcome: outcome)
  }

  /// Answers every request after so many seconds; nil for the usual 150 to 400 ms.
  public func setLatency(_ seconds: Double?) {
    latency = seconds
  }

  /// Answers the next requests with a fault, after those that were asked for before.
  public func fail(_ fault: Fault, times: Int = 1) {
    faults.add(fault, times: times)
  }

  /// Answers as at the start.
  public func reset() {
    latency = nil
    faults = FaultScript()
    services = SandboxServices()
  }

  private func outcome(of fault: Fault?, _ request: HTTPRequest, at time: Double)
    -> SandboxReply.Outcome
  {
    switch fault {
    case .reset: return .reset
    case .hang: return .hang
    case .slow: return .slow(services.respond(to: request, at: time), seconds: 5)
    case .truncate:
      let response = services.respond(to: request, at: time)
      return .truncated(response, after: response.body.count / 2)
    case .malformed:
      var response = services.respond(to: request, at: time)
      response.body.removeLast(response.body.count / 2)
      return .response(response)
    case .escapes: return .response(services.respond(to: request, at: time).withEscapes)
    case nil: return .response(services.respond(to: request, at: time))
    case let fault?: return .response(services.refuse(request, with: fault, at: time))
    }
  }

  /// 150 to 400 ms, always the same for the same request.
  private static func latency(of request: HTTPRequest) -> Double {
    let text = request.url.target + String(decoding: request.body, as: UTF8.self)
    return Double(drawn(from: text, in: 150...400)) / 1_000
  }
}

public import HTTPClients

/// A service that answers as the real ones do, without a network.
///
/// What it answers depends on the request, on the time, and on the faults that it was told to make.
public final class Sandbox {
  private var gitHub = GitHubSandbox()
  private var latency: Double?
  private var faults: [(fault: Fault, left: Int)] = []

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
    // What is answered is dated when it is sent.
    let time = time + latency
    let outcome: SandboxReply.Outcome
    if let fault = nextFault() {
      outcome = self.outcome(of: fault, request, time)
    } else {
      outcome = .response(answer(request, time))
    }
    return SandboxReply(latency: latency, outcome: outcome)
  }

  /// Answers every request after so many seconds; nil for the usual 150 to 400 ms.
  public func setLatency(_ seconds: Double?) {
    latency = seconds
  }

  /// Answers the next requests with a fault.
  public func fail(_ fault: Fault, times: Int = 1) {
    faults.append((fault, times))
  }

  /// Answers as at the start.
  public func reset() {
    self.latency = nil
    faults = []
    gitHub = GitHubSandbox()
  }

  private func nextFault() -> Fault? {
    guard let first = faults.first else { return nil }
    faults[0].left -= 1
    if faults[0].left <= 0 { faults.removeFirst() }
    return first.fault
  }

  private func answer(_ request: HTTPRequest, _ time: Double) -> HTTPResponse {
    var response: HTTPResponse
    switch request.url.origin.host {
    case GitHubSandbox.host: response = gitHub.respond(to: request, at: time)
    case Posts.host: response = Posts.respond(to: request)
    case Places.host: response = Places.respond(to: request)
    case Avatars.host: response = Avatars.respond(to: request)
    default: response = GitHubSandbox.refuse(404, "Not Found", request)
    }
    response.headers["Date"] = httpDate(time)
    response.headers["Server"] = "sandbox"
    return response
  }

  private func outcome(of fault: Fault, _ request: HTTPRequest, _ time: Double)
    -> SandboxReply.Outcome
  {
    func refused(_ status: Int, _ message: String, errors: [JSON]? = nil) -> SandboxReply.Outcome {
      .response(dated(GitHubSandbox.refuse(status, message, request, errors: errors), time))
    }
    switch fault {
    case .rateLimit: return .response(dated(gitHub.limit(request, at: time), time))
    case .secondary:
      return refused(
        403,
        "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.")
    case .unauthorized: return refused(401, "Bad credentials")
    case .notFound: return refused(404, "Not Found")
    case .invalid:
      let error = JSON.record([
        "message": "The listed users and repositories cannot be searched.", "resource": "Search",
        "field": "q", "code": "invalid",
      ])
      return refused(422, "Validation Failed", errors: [error])
    case .broken: return refused(500, "The sandbox was told to break")
    case .badGateway:
      return .response(
        dated(
          HTTPResponse(json: .record(["error": "Server Error"]), status: 502, to: request), time))
    case .unavailable: return .response(dated(Self.page(503, request), time))
    case .html: return .response(dated(Self.page(200, request), time))
    case .malformed:
      var response = answer(request, time)
      response.body =
        Array(response.body.prefix(response.body.count / 2)) + Array("\u{1B}]0;x\u{7}…".utf8)
      return .response(response)
    case .truncate:
      let response = answer(request, time)
      return .truncated(response, after: response.body.count / 2)
    case .slow: return .slow(answer(request, time), seconds: 5)
    case .reset: return .reset
    case .hang: return .hang
    }
  }

  private func dated(_ response: HTTPResponse, _ time: Double) -> HTTPResponse {
    var response = response
    response.headers["Date"] = httpDate(time)
    return response
  }

  private static func page(_ status: Int, _ request: HTTPRequest) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"],
      body: Array("<html><body><h1>Nobody is here right now</h1></body></html>".utf8),
      url: request.url)
  }

  /// 150 to 400 ms, always the same for the same request.
  private static func latency(of request: HTTPRequest) -> Double {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in request.url.target.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for byte in request.body { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return 0.150 + Double((hash >> 32) % 251) / 1_000
  }
}

/// A time since 1970 as HTTP writes it.
func httpDate(_ time: Double) -> String {
  let days = Int((time / 86_400).rounded(.down))
  let second = Int(time) - days * 86_400
  // Days are counted in years that begin in March, so that a leap day is the last of its year.
  let shifted = days + 719_468
  let era = shifted / 146_097
  let dayOfEra = shifted - era * 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let shiftedMonth = (5 * dayOfYear + 2) / 153
  let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
  let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  return "\(weekdays[days % 7]), \(two(day)) \(months[month - 1]) \(year) "
    + "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60)) GMT"
}

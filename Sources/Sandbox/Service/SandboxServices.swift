internal import HTTPClients

/// The services that the sandbox stands for, by their hosts.
struct SandboxServices {
  private var gitHub = GitHubService()
  private let others: [String: any SandboxService] = [
    "jsonplaceholder.typicode.com": PostsService(),
    "places.googleapis.com": PlacesService(),
    "avatars.githubusercontent.com": AvatarsService(),
  ]

  /// Answers a request.
  mutating func respond(to request: HTTPRequest, at time: Double) -> HTTPResponse {
    let host = request.url.origin.host
    guard host != "api.github.com" else {
      return dated(gitHub.respond(to: request, at: time), time)
    }
    guard let service = others[host] else {
      let known = ["api.github.com"] + others.keys.sorted()
      let message = "the sandbox stands for \(known.joined(separator: ", ")), not for \(host)"
      return dated(.json(["message": "\(message)"], status: 404, for: request), time)
    }
    return dated(service.respond(to: request), time)
  }

  /// Refuses a request, in the way of the service that is asked.
  mutating func refuse(_ request: HTTPRequest, with fault: Fault, at time: Double) -> HTTPResponse {
    if fault == .html { return dated(.html(status: 200, for: request), time) }
    let service = others[request.url.origin.host]
    if let service {
      var response = service.refuse(request, status: fault.status ?? 429, fault.message)
      if fault.status == nil { response.headers["Retry-After"] = "30" }
      return dated(response, time)
    }
    switch fault {
    case .rateLimit: return dated(gitHub.useUpLimit(request, at: time), time)
    case .secondary: return dated(gitHub.limitSecondarily(request, at: time), time)
    default: return dated(gitHub.refuse(request, status: fault.status ?? 500, fault.message), time)
    }
  }

  private func dated(_ response: HTTPResponse, _ time: Double) -> HTTPResponse {
    var response = response
    response.headers["Date"] = HTTPDate.write(time)
    response.headers["Server"] = "sandbox"
    return response
  }
}

extension Fault {
  fileprivate var message: String {
    switch self {
    case .rateLimit, .secondary: "Too many requests"
    case .unauthorized: "Bad credentials"
    case .notFound: "Not Found"
    case .invalid: "Validation Failed"
    default: "The sandbox was told to break"
    }
  }
}

import HTTPClients
import Observables
import Testing

/// A loop with a client and what belongs to a test of both.
final class Network {
  let loop = EventLoop()
  var settings = CurlSettings()
  private(set) lazy var client = CurlClient(loop: loop, settings: settings)

  /// A server that answers each request with the same steps.
  func server(_ steps: LoopbackServer.Step...) -> LoopbackServer {
    LoopbackServer(loop: loop) { _ in steps }
  }

  /// What comes of a request.
  func result(_ request: HTTPRequest) throws -> Result<HTTPResponse, HTTPFailure> {
    var result: Result<HTTPResponse, HTTPFailure>?
    let transfer = client.send(request) { result = $0 }
    try turn { result != nil }
    transfer.dispose()
    return try #require(result)
  }

  func response(_ request: HTTPRequest) throws -> HTTPResponse { try result(request).get() }

  /// The failure that comes of a request.
  func failure(_ request: HTTPRequest) throws -> HTTPFailure {
    switch try result(request) {
    case .success(let response): throw Unexpected(what: "\(response)")
    case .failure(let failure): failure
    }
  }

  /// Turns the loop until something is so.
  func turn(until isDone: () -> Bool) throws {
    var isLate = false
    let watchdog = loop.schedule(after: 20) { isLate = true }
    defer { watchdog.dispose() }
    while !isDone() {
      loop.turn()
      if isLate { throw Unexpected(what: "nothing, for 20 seconds") }
    }
  }
}

struct Unexpected: Error {
  let what: String
}

extension LoopbackServer {
  var origin: HTTPOrigin { HTTPOrigin(.http, host: "127.0.0.1", port: port) }
  var url: HTTPURL { HTTPURL(origin) }

  /// The lines of a request's head.
  func lines(_ place: Int = 0) -> [String] {
    requests[place].split(separator: "\r\n").map { String($0) }
  }
}

extension HTTPRequest {
  static func get(_ server: LoopbackServer, _ path: String...) -> HTTPRequest {
    HTTPRequest(url: server.url.appending(path: path))
  }
}

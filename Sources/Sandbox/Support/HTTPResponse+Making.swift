internal import HTTPClients

extension HTTPResponse {
  /// A response of JSON.
  static func json(_ value: JSONValue, status: Int = 200, for request: HTTPRequest) -> HTTPResponse
  {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"],
      body: value.bytes, url: request.url)
  }

  /// A response of text.
  static func text(
    _ text: String, type: String, status: Int, for request: HTTPRequest
  ) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": type], body: Array(text.utf8), url: request.url)
  }

  /// A page for people, where a program was the one who asked.
  static func html(status: Int, for request: HTTPRequest) -> HTTPResponse {
    let page = "<!DOCTYPE html>\n<html><body><h1>Nobody is here right now</h1></body></html>\n"
    return .text(page, type: "text/html; charset=utf-8", status: status, for: request)
  }
}

extension HTTPRequest {
  /// Whether something is to be told, and nothing done.
  var isReading: Bool { method == "GET" || method == "HEAD" }

  /// Whether it asks what is left of the limits, which costs nothing.
  var isForRateLimit: Bool { isReading && url.path == "/rate_limit" }
}

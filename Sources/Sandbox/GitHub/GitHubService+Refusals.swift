internal import HTTPClients

extension GitHubService {
  static let searchDocumentation = "https://docs.github.com/v3/search"

  static func notFound(
    _ request: HTTPRequest, about documentation: String = "https://docs.github.com/rest"
  ) -> HTTPResponse {
    .json(
      ["message": "Not Found", "documentation_url": "\(documentation)", "status": "404"],
      status: 404, for: request)
  }

  static func refused(_ refusal: SearchRefusal, _ request: HTTPRequest) -> HTTPResponse {
    if case .beyondCap = refusal {
      return .json(
        [
          "message": "Only the first 1000 search results are available",
          "documentation_url": "https://docs.github.com/v3/search/", "status": "422",
        ], status: 422, for: request)
    }
    let place: JSONValue = ["resource": "Search", "field": "q", "code": "missing"]
    let error = refusal.message.map { message -> JSONValue in
      ["message": "\(message)", "resource": "Search", "field": "q", "code": "invalid"]
    }
    return validationFailed([error ?? place], request)
  }

  static func validationFailed(_ errors: [JSONValue], _ request: HTTPRequest) -> HTTPResponse {
    .json(
      [
        "message": "Validation Failed", "errors": .array(errors),
        "documentation_url": "\(searchDocumentation)", "status": "422",
      ], status: 422, for: request)
  }

  static func withoutUserAgent(_ request: HTTPRequest) -> HTTPResponse {
    let text = """
      \r\nRequest forbidden by administrative rules. Please make sure your request has a \
      User-Agent header (http://developer.github.com/v3/#user-agent-required). Check \
      https://developer.github.com for other possible causes.\r\n
      """
    return .text(text, type: "text/html", status: 403, for: request)
  }

  /// What GitHub answers when something went wrong on the way, as it was seen: each in a form of
  /// its own.
  func refuse(_ request: HTTPRequest, status: Int, _ message: String) -> HTTPResponse {
    switch status {
    case 422:
      return Self.refused(.unknownPlaces, request)
    case 502:
      return .json(["error": "Server Error"], status: 502, for: request)
    case 503:
      var response = HTTPResponse.html(status: 503, for: request)
      response.headers["Content-Type"] = "application/json; charset=utf-8"
      return response
    default:
      return .json(
        [
          "message": "\(message)", "documentation_url": "https://docs.github.com/rest",
          "status": "\(status)",
        ], status: status, for: request)
    }
  }
}

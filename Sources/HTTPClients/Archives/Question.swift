/// What makes two requests the same to a replay: method, scheme, host, port, path, the query in any
/// order, and the body; no headers. Secrets are left out, because archives hold none.
struct Question: Sendable, Hashable {
  let method: String
  let origin: HTTPOrigin
  let path: [String]
  /// Sorted, because order does not matter and number does.
  let query: [QueryItem]
  let body: [UInt8]
  let url: String

  init(_ request: HTTPRequest) {
    let url = request.url.redacted
    method = request.method.uppercased()
    origin = url.origin
    path = url.pathComponents
    query = url.queryItems.sorted { ($0.name, $0.value) < ($1.name, $1.value) }
    body = request.redactedBody
    self.url = url.description
  }

  static func == (left: Question, right: Question) -> Bool {
    left.method == right.method && left.origin == right.origin && left.path == right.path
      && left.query == right.query && left.body == right.body
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(method)
    hasher.combine(origin)
    hasher.combine(path)
    hasher.combine(query)
  }
}

extension HTTPRequest {
  /// The body without the secrets of a form.
  var redactedBody: [UInt8] {
    let type = headers["Content-Type"]?.lowercased() ?? ""
    guard type.hasPrefix("application/x-www-form-urlencoded") else { return body }
    let text = Secrets.redact(queriesIn: "?" + String(decoding: body, as: UTF8.self))
    return Array(text.utf8.dropFirst())
  }
}

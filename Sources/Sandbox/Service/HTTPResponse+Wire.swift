internal import HTTPClients

extension HTTPResponse {
  /// Status line and headers, as HTTP/1.1 sends them.
  ///
  /// - Parameter keepsAlive: whether the connection stays open.
  /// - Returns: the bytes before the body.
  func head(keepsAlive: Bool) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status) \(reason)"]
    lines += headers.map { "\($0.name): \($0.value)" }
    lines.append("Content-Length: \(body.count)")
    if !keepsAlive { lines.append("Connection: close") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private var reason: String {
    switch status {
    case 200: "OK"
    case 301: "Moved Permanently"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 422: "Unprocessable Content"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 502: "Bad Gateway"
    case 503: "Service Unavailable"
    default: "Other"
    }
  }
}

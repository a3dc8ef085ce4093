internal import HTTPClients

/// Takes requests out of the bytes that arrive on a connection.
struct HTTPRequestReader {
  /// What the bytes so far come to.
  enum Outcome {
    /// Not enough for a request.
    case incomplete
    /// A request, and whether the connection is to stay open after its response.
    case request(HTTPRequest, keepsAlive: Bool)
    /// No request that can be answered; a response has this status, and ends the connection.
    case refused(status: Int)
  }

  static let largestHead = 64 << 10
  static let largestBody = 1 << 20

  private var bytes: [UInt8] = []

  mutating func append(_ received: some Sequence<UInt8>) {
    bytes += received
  }

  /// Takes the next request, if it is all there.
  mutating func next() -> Outcome {
    // Some clients send a line end after a body.
    while let first = bytes.first, first == 13 || first == 10 { bytes.removeFirst() }
    guard let end = bytes.firstRange(of: [13, 10, 13, 10] as [UInt8]) else {
      return bytes.count > Self.largestHead ? .refused(status: 431) : .incomplete
    }
    let text = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    guard let head = Head(text) else { return .refused(status: 400) }
    guard head.headers["Transfer-Encoding"] == nil else { return .refused(status: 411) }
    guard let length = head.bodyLength else { return .refused(status: 400) }
    guard length <= Self.largestBody else { return .refused(status: 413) }
    guard bytes.count >= end.upperBound + length else { return .incomplete }
    let body = Array(bytes[end.upperBound..<(end.upperBound + length)])
    bytes.removeFirst(end.upperBound + length)
    let request = HTTPRequest(head.method, url: head.url, headers: head.headers, body: body)
    return .request(request, keepsAlive: head.keepsAlive)
  }
}

/// A request without its body.
private struct Head {
  let method: String
  let url: HTTPURL
  let headers: HTTPHeaders
  private let version: Substring

  init?(_ text: String) {
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(" ") else { return nil }
      headers.append(parts[1].trimmingBlanks, named: String(parts[0]))
    }
    // A proxy's client names the whole URL.
    let isAbsolute = words[1].hasPrefix("http://")
    let start = isAbsolute ? "" : "http://\(headers["Host"] ?? "localhost")"
    guard isAbsolute || words[1].hasPrefix("/"), let url = HTTPURL(start + words[1]) else {
      return nil
    }
    (method, self.url, self.headers, version) = (String(words[0]), url, headers, words[2])
  }

  var bodyLength: Int? {
    guard let text = headers["Content-Length"] else { return 0 }
    return text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
  }

  var keepsAlive: Bool {
    switch headers["Connection"]?.lowercased() {
    case "close": false
    case "keep-alive": true
    default: version != "HTTP/1.0"
    }
  }
}

extension Substring {
  /// The text without the blanks around it.
  fileprivate var trimmingBlanks: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let start = drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...end])
  }
}

internal import CLibCurl

extension EasyHandle {
  /// Sets all that a request needs.
  mutating func configure(for request: HTTPRequest, settings: CurlSettings) throws(HTTPFailure) {
    try set(CURLOPT_URL, request.url.description)
    // What is asked for is what is sent; a step of `..` was taken when the URL was read.
    try set(CURLOPT_PATH_AS_IS, 1)
    try setMethod(of: request)
    try setHeaders(of: request)
    try setLimits(settings)
    try setRoute(to: request.url.origin, settings: settings)
    try setToken(for: request, settings: settings)
    try set(CURLOPT_USERAGENT, settings.userAgent)
    // Empty: whatever this libcurl can decode.
    try set(CURLOPT_ACCEPT_ENCODING, "")
    try set(CURLOPT_NOSIGNAL, 1)
    if let file = settings.certificateFile { try set(CURLOPT_CAINFO, file) }
  }

  private func setMethod(of request: HTTPRequest) throws(HTTPFailure) {
    guard !request.method.isEmpty, request.method.utf8.allSatisfy(isTokenByte) else {
      throw .invalidRequest(reason: "its method is no word")
    }
    switch (request.method, request.body.isEmpty) {
    case ("GET", true):
      try set(CURLOPT_HTTPGET, 1)
    case ("HEAD", true):
      try set(CURLOPT_NOBODY, 1)
    case ("POST", _):
      try set(CURLOPT_POST, 1)
      try setBody(request.body)
    case (let method, let isEmpty):
      try set(CURLOPT_CUSTOMREQUEST, method)
      if !isEmpty { try setBody(request.body) }
    }
  }

  /// libcurl sends whatever it is given: a line feed in a value would begin another header.
  private mutating func setHeaders(of request: HTTPRequest) throws(HTTPFailure) {
    // No waiting for `100 Continue`, which many servers never send.
    try addHeader("Expect:")
    for field in request.headers {
      guard !field.name.isEmpty, field.name.utf8.allSatisfy(isTokenByte) else {
        throw .invalidRequest(reason: "the name of a header is no word")
      }
      guard field.value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 9 }) else {
        throw .invalidRequest(reason: "the header \(field.name) holds a control character")
      }
      // A colon and nothing would take the header away.
      try addHeader(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
    }
  }

  private func setLimits(_ settings: CurlSettings) throws(HTTPFailure) {
    try set(CURLOPT_CONNECTTIMEOUT_MS, seconds: settings.connectionLimit)
    try set(CURLOPT_TIMEOUT_MS, seconds: settings.timeLimit)
    try set(CURLOPT_LOW_SPEED_LIMIT, 1)
    try set(CURLOPT_LOW_SPEED_TIME, settings.stallLimit)
    try set(CURLOPT_MAXFILESIZE_LARGE, offset: settings.bodyLimit)
    try set(CURLOPT_FOLLOWLOCATION, 1)
    try set(CURLOPT_MAXREDIRS, settings.redirectLimit)
  }

  private func setRoute(to origin: HTTPOrigin, settings: CurlSettings) throws(HTTPFailure) {
    try set(CURLOPT_PROTOCOLS_STR, "http,https")
    // What began in secret does not go on in public.
    try set(CURLOPT_REDIR_PROTOCOLS_STR, origin.scheme == .https ? "https" : "http,https")
    if let path = settings.unixSocketPaths[origin] {
      try set(CURLOPT_UNIX_SOCKET_PATH, path)
      // A redirect would be sent down the same socket, whomever it is for.
      try set(CURLOPT_FOLLOWLOCATION, 0)
    }
    if settings.unixSocketPaths[origin] != nil || origin.isLoopback {
      // No proxy, whatever the environment says.
      try set(CURLOPT_PROXY, "")
    }
  }

  /// libcurl itself keeps the token from whoever is redirected to: another host, port or scheme.
  private func setToken(
    for request: HTTPRequest, settings: CurlSettings
  ) throws(HTTPFailure) {
    guard let token = settings.tokens[request.url.origin], token.isFor(request.url.origin),
      request.headers["Authorization"] == nil
    else { return }
    guard !token.secret.isEmpty, token.secret.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .invalidRequest(
        reason: "the token for \(request.url.origin.address) is no word of plain characters")
    }
    try set(CURLOPT_HTTPAUTH, Int(CURLAUTH_BEARER))
    try set(CURLOPT_XOAUTH2_BEARER, token.secret)
  }
}

/// Whether a byte may stand in a word of HTTP, such as a method. RFC 9110, section 5.6.2.
private func isTokenByte(_ byte: UInt8) -> Bool {
  PercentEncoding.isUnreserved(byte) || "!#$%&'*+^`|".utf8.contains(byte)
}

/// A clear macro of libcurl is a shift of an unsigned long, which Swift does not import.
private let CURLAUTH_BEARER: UInt = 1 << 6

extension HTTPOrigin {
  /// Whether the server is this very machine.
  var isLoopback: Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]"
      || host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." }
  }
}

extension HTTPURL {
  /// Reads a URL; nil where it is not absolute, not `http` or `https`, or holds a user name or
  /// password. What is not allowed in a URL is percent-encoded, and a fragment is left out.
  ///
  ///     HTTPURL("HTTP://LocalHost:8080/한?q=a b#top")
  ///     // http://localhost:8080/%ED%95%9C?q=a%20b
  public init?(_ text: some StringProtocol) {
    guard let colon = text.firstRange(of: "://"),
      let scheme = HTTPOrigin.Scheme(rawValue: text[..<colon.lowerBound].lowercased())
    else { return nil }
    let rest = text[colon.upperBound...].prefix { $0 != "#" }
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    guard let (host, port) = Self.parse(authority: rest[..<end]) else { return nil }
    let (path, query) = Self.parse(target: rest[end...])
    self.init(
      origin: HTTPOrigin(scheme, host: host, port: port), path: Self.normalized(path), query: query)
  }

  /// Reads a URL as it stands in a message that came from another one: `/search?page=2` names a
  /// place on the same server. RFC 3986, section 5.2.
  public init?(_ text: some StringProtocol, relativeTo base: HTTPURL) {
    let text = text.prefix { $0 != "#" }
    if let colon = text.firstIndex(of: ":"), !text[..<colon].contains(where: { "/?".contains($0) })
    {
      self.init(text)
    } else if text.hasPrefix("//") {
      self.init("\(base.origin.scheme.rawValue):\(text)")
    } else {
      let (path, query) = Self.parse(target: text)
      self.init(
        origin: base.origin, path: text.first == "/" ? Self.normalized(path) : base.merged(path),
        query: path.isEmpty ? query ?? base.query : query)
    }
  }

  private func merged(_ other: String) -> String {
    guard !other.isEmpty else { return path }
    let directory = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
    return Self.normalized(directory + other)
  }

  private static func parse(authority: some StringProtocol) -> (host: String, port: Int?)? {
    let isIPv6 = authority.hasPrefix("[")
    let hostEnd =
      isIPv6
      ? authority.firstIndex(of: "]").map { authority.index(after: $0) }
      : authority.firstIndex(of: ":") ?? authority.endIndex
    guard let hostEnd else { return nil }
    let host = authority[..<hostEnd]
    let isAllowed = { (byte: UInt8) in
      isIPv6 ? "[]:.0123456789abcdefABCDEF".utf8.contains(byte) : PercentEncoding.isUnreserved(byte)
    }
    guard !host.isEmpty, host.utf8.allSatisfy(isAllowed) else { return nil }
    let rest = authority[hostEnd...]
    guard rest.count > 1 else { return rest.isEmpty || rest == ":" ? (String(host), nil) : nil }
    guard rest.hasPrefix(":"), rest.dropFirst().utf8.allSatisfy({ (48...57).contains($0) }),
      let port = Int(rest.dropFirst()), (1...65535).contains(port)
    else { return nil }
    return (String(host), port)
  }

  private static func parse(target: some StringProtocol) -> (path: String, query: String?) {
    let sides = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return (
      tidied(sides.first.map { String($0) } ?? ""),
      sides.count > 1 ? tidied(String(sides[1])) : nil
    )
  }

  /// Encodes what is not allowed anywhere in a URL, and the percent signs that encode nothing.
  private static func tidied(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else {
      return PercentEncoding.encode(text, where: isForbidden)
    }
    let parts = text.split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(PercentEncoding.encode(String(parts[0]), where: isForbidden)) {
      let isEncoding = PercentEncoding.decodedByte(in: Array("%\($1)".utf8), at: 0) != nil
      return $0 + (isEncoding ? "%" : "%25")
        + PercentEncoding.encode(String($1), where: isForbidden)
    }
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte >= 0x7F || #""<>\^`{|}"#.utf8.contains(byte)
  }

  /// Takes the steps `.` and `..` of a path.
  private static func normalized(_ path: some StringProtocol) -> String {
    var kept: [Substring] = []
    let components = String(path).split(separator: "/", omittingEmptySubsequences: false)
    for component in components.dropFirst() {
      switch component {
      case ".": continue
      case "..": _ = kept.popLast()
      default: kept.append(component)
      }
    }
    if components.count > 1, [".", ".."].contains(components.last) { kept.append("") }
    return "/" + kept.joined(separator: "/")
  }
}

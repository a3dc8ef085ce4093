/// What is secret in a message, judged by its name, and what stands in its place.
enum Secrets {
  /// What stands where a secret was.
  static let replacement = "REDACTED"

  /// Whether a header's value is for the two sides only.
  static func isSecret(header name: String) -> Bool {
    switch name.lowercased() {
    case "authorization", "proxy-authorization", "cookie", "set-cookie", "x-goog-api-key",
      "x-csrf-token":
      true
    case "access-control-allow-credentials":
      // It says whether, and not which.
      false
    default:
      isSecret(name)
    }
  }

  /// Whether what stands under a name, in a query or elsewhere, is a secret. The tokens that lead
  /// to a next page are none.
  ///
  ///     Secrets.isSecret("access_token")  // true
  ///     Secrets.isSecret("pageToken")     // false
  static func isSecret(_ name: String) -> Bool {
    let letters = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    guard !harmless.contains(where: letters.hasSuffix) else { return false }
    return secretWords.contains(letters) || secretParts.contains(where: letters.contains)
  }

  /// A text with the secrets of all URLs in it replaced, as in a `Link` header.
  ///
  ///     Secrets.redact(queriesIn: "</a?page=2&access_token=1>; rel=next")
  ///     // </a?page=2&access_token=REDACTED>; rel=next
  static func redact(queriesIn text: String) -> String {
    var redacted = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "?" || $0 == "&" }) {
      let item = rest[rest.index(after: start)...].prefix { !"&#<>\"?;, \t\r\n".contains($0) }
      redacted += rest[...start]
      redacted += redact(item: item)
      rest = rest[item.endIndex...]
    }
    return redacted + rest
  }

  private static func redact(item: Substring) -> String {
    guard let equals = item.firstIndex(of: "="),
      isSecret(PercentEncoding.decodeQuery(item[..<equals]))
    else { return String(item) }
    return item[...equals] + replacement
  }

  private static let secretWords: Set = ["key", "sig", "auth", "sid", "pwd", "pass", "jwt"]
  private static let secretParts = [
    "token", "secret", "password", "passwd", "apikey", "accesskey", "privatekey", "signature",
    "credential", "sessionid", "authorization",
  ]
  private static let harmless = ["pagetoken", "nexttoken", "continuationtoken", "synctoken"]
}

extension HTTPURL {
  /// The URL without the secrets in its query, as traces and archives show it.
  public var redacted: HTTPURL {
    guard let query else { return self }
    let redacted = Secrets.redact(queriesIn: "?" + query)
    return HTTPURL(origin: origin, path: path, query: String(redacted.dropFirst()))
  }
}

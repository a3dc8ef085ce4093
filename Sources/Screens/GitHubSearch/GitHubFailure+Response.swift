internal import HTTPClients

extension GitHubFailure {
  /// What a response's status, headers and body say went wrong; nil where nothing did.
  ///
  /// - Parameters:
  ///   - response: what came.
  ///   - now: this machine's time, in seconds since 1970.
  ///   - moment: a time of this machine's clock in words.
  init?(_ response: HTTPResponse, now: Double, moment: (Double) -> String) {
    guard response.status >= 300 else { return nil }
    let refusal = Refusal(response)
    if let limit = Limit(response, refusal) {
      let comeBack = Self.comeBack(response, limit, now: now).map { "next \(moment($0))" }
      self = .rateLimited(limit, comeBack: comeBack)
    } else if let refusal {
      self = .refused(status: response.status, message: refusal.text)
    } else {
      self = .notUnderstood(status: response.status, what: excerpt(of: response))
    }
  }

  /// When to come back, by this machine's clock. The server's own `Date` tells how long it is until
  /// its reset, whatever this machine's clock says.
  private static func comeBack(_ response: HTTPResponse, _ limit: Limit, now: Double) -> Double? {
    if let after = response.headers["Retry-After"].flatMap(Double.init) { return now + after }
    let isUsedUp = response.headers["X-RateLimit-Remaining"] == "0"
    guard isUsedUp, let reset = response.headers["X-RateLimit-Reset"].flatMap(Double.init)
    else { return nil }
    let serverNow = response.headers["Date"].flatMap(HTTPDate.read) ?? now
    return now + max(0, reset - serverNow)
  }
}

extension GitHubFailure.Limit {
  /// Which limit a refusal is of; nil where it is of none. The secondary one is often told only by
  /// the body's words, with searches left and no `Retry-After`.
  fileprivate init?(_ response: HTTPResponse, _ refusal: Refusal?) {
    guard response.status == 403 || response.status == 429 else { return nil }
    let words = [refusal?.message, refusal?.documentation_url].compactMap(\.self)
      .joined(separator: " ").lowercased()
    let marks = [
      "secondary rate limit", "abuse detection", "secondary-rate-limit", "abuse-rate-limit",
    ]
    if marks.contains(where: words.contains) {
      self = .secondary
    } else if response.headers["X-RateLimit-Remaining"] == "0" {
      let limit = response.headers["X-RateLimit-Limit"] ?? "some"
      let isAnonymous = limit == "10"
      self = .primary("\(limit) searches a minute" + (isAnonymous ? " without a token" : ""))
    } else if response.status == 429 || response.headers["Retry-After"] != nil {
      self = .secondary
    } else {
      return nil
    }
  }
}

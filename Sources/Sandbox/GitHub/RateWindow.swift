/// How many requests are taken in a span of time. It begins with the first request.
struct RateWindow {
  /// What the headers tell of it.
  let resource: String
  let limit: Int
  private let span: Double
  private var begin: Double?
  private(set) var used = 0

  init(resource: String, limit: Int, span: Double) {
    (self.resource, self.limit, self.span) = (resource, limit, span)
  }

  var remaining: Int { limit - used }

  /// Begins anew where the span is over.
  mutating func advance(to now: Double) {
    if let begin, now < begin + span, now >= begin { return }
    begin = nil
    used = 0
  }

  /// Counts a request.
  ///
  /// - Returns: false where the limit was reached before.
  mutating func take(at now: Double) -> Bool {
    advance(to: now)
    begin = begin ?? now
    guard used < limit else { return false }
    used += 1
    return true
  }

  /// Counts all requests that are left.
  mutating func useUp(at now: Double) {
    advance(to: now)
    begin = begin ?? now
    used = limit
  }

  /// When it begins anew, in whole seconds since 1970.
  func reset(at now: Double) -> Int { Int(((begin ?? now) + span).rounded(.up)) }
}

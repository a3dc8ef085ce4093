/// Something that the sandbox does wrong when it is told to.
public enum Fault: String, CaseIterable, Sendable {
  /// The primary rate limit is reached.
  case rateLimit = "rate-limit"
  /// The secondary rate limit is reached.
  case secondary
  /// The token is wrong.
  case unauthorized = "401"
  /// There is no such thing.
  case notFound = "404"
  /// The query is refused.
  case invalid = "422"
  /// The server broke.
  case broken = "500"
  /// A gateway got no good answer.
  case badGateway = "502"
  /// The server is not there, and says so in HTML under a JSON type.
  case unavailable = "503"
  /// The connection is reset.
  case reset
  /// The connection is closed in the middle of the body.
  case truncate
  /// The body is no JSON.
  case malformed
  /// A page of HTML comes with status 200.
  case html
  /// The texts in the body try to steer the reader's terminal.
  case escapes
  /// The body comes a little at a time.
  case slow
  /// No answer ever comes.
  case hang
}

extension Fault {
  /// The status that a refusal has.
  var status: Int? { Int(rawValue) }
}

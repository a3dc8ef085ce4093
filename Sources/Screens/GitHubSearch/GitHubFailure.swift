package import HTTPClients
internal import Tracing

/// Why GitHub's answer is not what was asked for, in words that say what to do.
package enum GitHubFailure: Error, Equatable {
  /// Which of GitHub's two limits was reached.
  package enum Limit: Equatable, Sendable {
    /// So many requests in so much time.
    case primary(String)
    /// Too much at once, whatever was left of the primary one.
    case secondary
  }

  /// A limit was reached; when to come back, where GitHub says it.
  case rateLimited(Limit, comeBack: String?)
  /// GitHub refused, in its own words.
  case refused(status: Int, message: String)
  /// What came is not what GitHub's API sends.
  case notUnderstood(status: Int, what: String)
  /// No whole answer came.
  case noAnswer(HTTPFailure)
  /// The list has no such row.
  case noSuchRow(Int, of: Int)

  /// Makes a failure of whatever ended a request.
  init(_ error: any Error) {
    switch error {
    case let failure as GitHubFailure: self = failure
    case let failure as HTTPFailure: self = .noAnswer(failure)
    default: self = .notUnderstood(status: 200, what: "\(error)")
    }
  }
}

extension GitHubFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .rateLimited(.primary(let rule), let comeBack):
      return "rate limit reached; \(rule), " + (comeBack ?? "try again in a minute")
    case .rateLimited(.secondary, let comeBack):
      return "GitHub asks for a pause (secondary rate limit), "
        + (comeBack ?? "try again in a minute or more")
    case .refused(let status, let message):
      return "GitHub refused (\(status)): \(message)" + advice(for: status)
    case .notUnderstood(let status, let what):
      return "the answer (\(status)) is not GitHub's API: \(what)"
    case .noAnswer(let failure):
      return failure.description
    case .noSuchRow(let number, of: 0):
      return "there is no row \(number); the list is empty, search first"
    case .noSuchRow(let number, let count):
      return "there is no row \(number); the list has rows 1 to \(count)"
    }
  }

  private func advice(for status: Int) -> String {
    switch status {
    case 401: "; check the token, or leave it out"
    case 404: "; check the owner and the name"
    case 500...: "; try again later"
    default: ""
    }
  }
}

extension GitHubFailure: TraceDescribable {
  package static let tracePlural = "failures"
  package var traceSummary: String { description }
}

package import HTTPClients

/// Why a server's answer is not what was asked for, in words that say what to do.
package enum ServiceFailure: Error, Equatable {
  /// The server refused.
  case refused(status: Int)
  /// What came is not what the server is known to send.
  case notUnderstood(status: Int, what: String)
  /// No whole answer came.
  case noAnswer(HTTPFailure)
  /// The list has no such row.
  case noSuchRow(Int, of: Int)

  /// Makes a failure of whatever ended a request.
  init(_ error: any Error) {
    switch error {
    case let failure as ServiceFailure: self = failure
    case let failure as HTTPFailure: self = .noAnswer(failure)
    default: self = .notUnderstood(status: 200, what: "\(error)")
    }
  }
}

extension ServiceFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let status):
      "the server refused (\(status))" + (status >= 500 ? "; try again later" : "")
    case .notUnderstood(let status, let what):
      "the answer (\(status)) is not what was expected: \(what)"
    case .noAnswer(let failure):
      failure.description
    case .noSuchRow(let number, of: 0):
      "there is no row \(number); the list is empty"
    case .noSuchRow(let number, let count):
      "there is no row \(number); the list has rows 1 to \(count)"
    }
  }
}

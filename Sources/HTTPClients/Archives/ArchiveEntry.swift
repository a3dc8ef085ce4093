/// An exchange of an archive, ready to be played.
struct ArchiveEntry: Sendable {
  enum Outcome: Sendable {
    case response(HTTPResponse)
    case failure(HTTPFailure)
    /// The exchange was given up before anything came.
    case cancelled
  }

  /// Its place in the file, from 1.
  let number: Int
  let question: Question
  let outcome: Outcome
  /// When it began, in seconds since 1970; nil where the archive does not say.
  let started: Double?
  /// How many seconds it took.
  let duration: Double
}

/// A secret that a client shows to a server, and to nobody else: it has no description.
///
///     "\(BearerToken("ghp_…"))"  // BearerToken(hidden)
public struct BearerToken: Sendable {
  let secret: String
  let allowsHTTP: Bool

  /// Makes a token.
  ///
  /// - Parameters:
  ///   - secret: what is sent.
  ///   - allowsHTTP: whether it is also sent where it can be read on the way.
  public init(_ secret: String, allowsHTTP: Bool = false) {
    self.secret = secret
    self.allowsHTTP = allowsHTTP
  }

  func isFor(_ origin: HTTPOrigin) -> Bool { origin.scheme == .https || allowsHTTP }
}

extension BearerToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// That there is a token, without it.
  public var description: String { "BearerToken(hidden)" }
  /// That there is a token, without it.
  public var debugDescription: String { description }
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// How a client talks to servers.
///
///     var settings = CurlSettings()
///     settings.tokens[HTTPOrigin(.https, host: "api.github.com")] = BearerToken(token)
public struct CurlSettings: Sendable {
  /// What the client calls itself; GitHub answers nobody who has no name.
  public var userAgent = "reactorsh"
  /// How many seconds a connection may take.
  public var connectionLimit = 10.0
  /// How many seconds a whole exchange may take, redirects included.
  public var timeLimit = 30.0
  /// How many seconds may pass without a byte.
  public var stallLimit = 15
  /// How many redirects are followed.
  public var redirectLimit = 5
  /// How many bytes of a decompressed body are taken.
  public var bodyLimit = 16 << 20
  /// A file of certificates to trust in place of the system's; nil for the system's.
  public var certificateFile: String?
  /// Servers that are reached over a Unix-domain socket, by its path.
  public var unixSocketPaths: [HTTPOrigin: String] = [:]
  /// Who is told which token. It never follows a redirect to anybody else.
  public var tokens: [HTTPOrigin: BearerToken] = [:]

  /// The usual settings.
  public init() {}
}

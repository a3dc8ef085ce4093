/// Scheme, host and port: whom a request goes to.
public struct HTTPOrigin: Sendable, Hashable {
  /// How the server is spoken to.
  public enum Scheme: String, Sendable, Hashable {
    /// Without protection.
    case http
    /// Over TLS.
    case https

    /// The port where a URL names none.
    public var defaultPort: Int { self == .http ? 80 : 443 }
  }

  /// How the server is spoken to.
  public let scheme: Scheme
  /// The host's name in small letters, or its address; one of IPv6 in brackets.
  public let host: String
  /// The port.
  public let port: Int

  /// Makes an origin; the port is the scheme's own where none is given.
  public init(_ scheme: Scheme, host: String, port: Int? = nil) {
    self.scheme = scheme
    self.host = host.lowercased()
    self.port = port ?? scheme.defaultPort
  }

  /// Host and port, as an error names a server: `127.0.0.1:8080`, or `api.github.com` where the
  /// port is the scheme's own.
  public var address: String {
    port == scheme.defaultPort ? host : "\(host):\(port)"
  }
}

extension HTTPOrigin: CustomStringConvertible {
  /// The origin as a URL begins with it.
  public var description: String { "\(scheme.rawValue)://\(address)" }
}

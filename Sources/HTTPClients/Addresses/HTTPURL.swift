/// An absolute `http` or `https` URL, always percent-encoded.
///
///     HTTPURL(HTTPOrigin(.https, host: "api.github.com"))
///       .appending(path: "search", "repositories")
///       .appending(query: ["q": "language:C++ 한", "page": "2"])
///     // https://api.github.com/search/repositories?q=language%3AC%2B%2B%20%ED%95%9C&page=2
public struct HTTPURL: Sendable, Hashable {
  /// Scheme, host and port.
  public let origin: HTTPOrigin
  /// The path, percent-encoded; it begins with a slash.
  public let path: String
  /// The query, percent-encoded and without its question mark; nil where there is none.
  public let query: String?

  /// The root of an origin.
  public init(_ origin: HTTPOrigin) {
    self.init(origin: origin, path: "/", query: nil)
  }

  init(origin: HTTPOrigin, path: String, query: String?) {
    self.origin = origin
    self.path = path
    self.query = query
  }
}

extension HTTPURL: CustomStringConvertible {
  /// The URL as text.
  public var description: String { "\(origin)\(target)" }

  /// Path and query, as a request line has them.
  public var target: String { query.map { "\(path)?\($0)" } ?? path }
}

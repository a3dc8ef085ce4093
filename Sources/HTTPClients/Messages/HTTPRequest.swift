/// What is asked of a server.
///
///     HTTPRequest(url: base.appending(query: ["q": "swift"]))  // GET …?q=swift
public struct HTTPRequest: Sendable, Hashable {
  /// The method, such as `GET`.
  public var method: String
  /// Where the request goes.
  public var url: HTTPURL
  /// The header fields, besides those that the client adds.
  public var headers: HTTPHeaders
  /// The body; empty for none.
  public var body: [UInt8]
  /// How many seconds old an answer may be that was kept from before; nil where it must be new.
  public var maximumAge: Double?

  /// Makes a request.
  public init(
    _ method: String = "GET", url: HTTPURL, headers: HTTPHeaders = [:], body: [UInt8] = []
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

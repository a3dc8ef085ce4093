/// What a server answered.
public struct HTTPResponse: Sendable, Hashable {
  /// The status code, whatever it is: an answer of 404 is a response and no failure.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body, decompressed.
  public var body: [UInt8]
  /// Where the response came from, after all redirects.
  public var url: HTTPURL
  /// What is known of the transfer itself; nil where there was none.
  public var transfer: HTTPTransfer?
  /// How many seconds ago it came, where it was kept from before; nil where it came just now.
  public var age: Double?

  /// Makes a response.
  public init(
    status: Int, headers: HTTPHeaders = [:], body: [UInt8] = [], url: HTTPURL,
    transfer: HTTPTransfer? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
    self.transfer = transfer
  }
}

extension HTTPResponse {
  /// Whether the status says that all went well.
  public var isSuccess: Bool { (200..<300).contains(status) }

  /// The body as text; what is no UTF-8 shows as U+FFFD.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// Where a relation of the `Link` header leads, such as `next`; nil where it has none.
  public func link(_ relation: String) -> HTTPURL? {
    headers.all(named: "Link").lazy
      .flatMap { HTTPLink.parse($0) }
      .first { $0.relations.contains(relation.lowercased()) }
      .flatMap { HTTPURL($0.target, relativeTo: url) }
  }
}

/// How a response came over the network. Times are in seconds.
public struct HTTPTransfer: Sendable, Hashable {
  /// The protocol that was spoken, such as `HTTP/1.1`.
  public var version: String
  /// The numeric address of the server; empty for a Unix-domain socket.
  public var serverAddress: String
  /// How long the name was looked up; 0 where a connection was used again.
  public var lookingUp: Double
  /// How long the connection took, TLS not included; 0 where one was used again.
  public var connecting: Double
  /// How long the TLS handshake took; nil without TLS.
  public var securing: Double?
  /// From the connection to the request's last byte.
  public var sending: Double
  /// From the request's last byte to the response's first.
  public var waiting: Double
  /// From the response's first byte to its last.
  public var receiving: Double

  /// Makes the description of a transfer.
  public init(
    version: String, serverAddress: String, lookingUp: Double, connecting: Double,
    securing: Double?, sending: Double, waiting: Double, receiving: Double
  ) {
    self.version = version
    self.serverAddress = serverAddress
    self.lookingUp = lookingUp
    self.connecting = connecting
    self.securing = securing
    self.sending = sending
    self.waiting = waiting
    self.receiving = receiving
  }
}

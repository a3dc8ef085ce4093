/// Why a request got no response. Its description is a sentence that tells a person what to do.
///
///     HTTPFailure.refused("127.0.0.1:8080").description
///     // nothing answers at 127.0.0.1:8080; is the server running, and is that its port?
public enum HTTPFailure: Error, Sendable, Hashable {
  /// No address is known for the host's name.
  case hostNotFound(String)
  /// The host was found, and nobody listens at the port.
  case refused(String)
  /// There is no way to the host from here.
  case unreachable(String)
  /// The connection did not come about, or the response did not come whole, in time.
  case timedOut(String, seconds: Double)
  /// The server's certificate is not to be trusted, for a reason given in words.
  case certificate(String, reason: String)
  /// The file of certificates to trust is of no use, for a reason given in words.
  case certificateFile(String, reason: String)
  /// No secure connection came about, for a reason given in words.
  case insecure(String, reason: String)
  /// The body is larger than a client takes.
  case tooLarge(String, limit: Int)
  /// What was answered is no HTTP.
  case notHTTP(String)
  /// The body does not decompress.
  case undecodable(String)
  /// The server redirected more often than a client follows.
  case redirectedTooOften(String, limit: Int)
  /// The server redirected to where no client goes, such as `file:`.
  case redirectedAway(String)
  /// The connection was closed before any response.
  case closed(String)
  /// The connection was reset.
  case reset(String)
  /// The connection was closed in the middle of the body.
  case truncated(String, received: Int)
  /// The proxy is missing, or refuses.
  case proxy(reason: String)
  /// A request that is not sent, for a reason given in words.
  case invalidRequest(reason: String)
  /// A replay has no such exchange, for a reason given in words.
  case notRecorded(reason: String)
  /// The exchange was given up because somebody asked for that.
  case cancelled
  /// Anything else, in the words of who noticed.
  case other(String, reason: String)
}

extension HTTPFailure: CustomStringConvertible {
  /// What went wrong, and what to do about it.
  public var description: String {
    switch self {
    case .hostNotFound(let host):
      "no host is called \(host); check the spelling, and whether the network is up"
    case .refused(let address):
      "nothing answers at \(address); is the server running, and is that its port?"
    case .unreachable(let address):
      "there is no way to \(address) from here; check the network"
    case .timedOut(let address, let seconds):
      "\(address) did not answer within \(Self.words(seconds)); try again later"
    case .certificate(let address, let reason):
      "the certificate of \(address) is not trusted (\(reason)); "
        + "behind a proxy that inspects traffic, name its certificate file"
    case .certificateFile(let file, let reason):
      "the certificates \(file) cannot be read (\(reason)); name another file"
    case .insecure(let address, let reason):
      "no secure connection to \(address) came about (\(reason)); does it speak https there?"
    case .tooLarge(let address, let limit):
      "the response of \(address) is larger than \(Self.words(bytes: limit)) and was not read on"
    case .notHTTP(let address):
      "what answers at \(address) does not speak HTTP; check the port, and http or https"
    case .undecodable(let address):
      "the response of \(address) does not decompress; try again"
    case .redirectedTooOften(let address, let limit):
      "\(address) redirected more than \(limit) times; check the URL"
    case .redirectedAway(let address):
      "\(address) redirected to something other than http or https, which is not followed"
    case .closed(let address):
      "\(address) closed the connection without a response; try again"
    case .reset(let address):
      "\(address) reset the connection; try again"
    case .truncated(let address, let received):
      "\(address) closed the connection after \(Self.words(bytes: received)), "
        + "before the response was whole; try again"
    case .proxy(let reason):
      "the proxy does not work (\(reason)); check http_proxy, HTTPS_PROXY and NO_PROXY"
    case .invalidRequest(let reason):
      "the request was not sent: \(reason)"
    case .notRecorded(let reason):
      "not in the archive: \(reason)"
    case .cancelled:
      "cancelled"
    case .other(let address, let reason):
      "the request to \(address) failed: \(reason)"
    }
  }

  private static func words(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return tenths == 10 ? "a second" : "\(number) seconds"
  }

  private static func words(bytes: Int) -> String {
    switch bytes {
    case 1: "1 byte"
    case let bytes where bytes >= 1 << 20 && bytes % (1 << 20) == 0: "\(bytes >> 20) MiB"
    default: "\(bytes) bytes"
    }
  }
}

internal import CLibCurl

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How a transfer ended that brought no response.
struct CurlEnd {
  var code: CURLcode
  /// What libcurl says; it may quote what a server sent.
  var errorDescription: String
  /// The system's error number, 0 for none.
  var systemError: Int32
  var seconds: Double
  var received: Int
  /// How many bytes would have been taken, where more came.
  var exceededLimit: Int?

  /// The failure in the terms of a person. None of it holds a header or a query.
  func failure(at origin: HTTPOrigin, settings: CurlSettings) -> HTTPFailure {
    let address = settings.unixSocketPaths[origin] ?? origin.address
    if let exceededLimit { return .tooLarge(address, limit: exceededLimit) }
    switch code {
    case CURLE_FILESIZE_EXCEEDED:
      return .tooLarge(address, limit: settings.bodyLimit)
    case CURLE_COULDNT_RESOLVE_HOST:
      return .hostNotFound(origin.host)
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY:
      return .proxy(reason: reason)
    case CURLE_COULDNT_CONNECT:
      return missesProxy(origin) ? .proxy(reason: reason) : unconnected(address)
    case CURLE_OPERATION_TIMEDOUT:
      return .timedOut(address, seconds: max(0.1, seconds))
    case CURLE_TOO_MANY_REDIRECTS:
      return .redirectedTooOften(address, limit: settings.redirectLimit)
    case CURLE_WEIRD_SERVER_REPLY, CURLE_HTTP2, CURLE_HTTP3:
      return .notHTTP(address)
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT:
      // A server that speaks no HTTP is taken for one that speaks HTTP/0.9, which is no protocol.
      return errorDescription.contains("HTTP/0.9") || errorDescription.contains("HTTP version")
        ? .notHTTP(address) : .redirectedAway(address)
    case CURLE_GOT_NOTHING:
      return .closed(address)
    case CURLE_PARTIAL_FILE:
      return .truncated(address, received: received)
    case CURLE_BAD_CONTENT_ENCODING:
      return .undecodable(address)
    case CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2_STREAM, CURLE_QUIC_CONNECT_ERROR:
      return broken(address)
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_SHUTDOWN_FAILED:
      return .insecure(address, reason: reason)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS,
      CURLE_SSL_PINNEDPUBKEYNOTMATCH:
      return .certificate(address, reason: reason)
    case CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE:
      return .certificateFile(settings.certificateFile ?? "of the system", reason: reason)
    case CURLE_ABORTED_BY_CALLBACK:
      return .cancelled
    default:
      return .other(address, reason: reason)
    }
  }

  /// Whether somebody else than the server was to be reached: only libcurl's words tell it.
  private func missesProxy(_ origin: HTTPOrigin) -> Bool {
    errorDescription.hasPrefix("Failed to connect to ") && !errorDescription.contains(origin.host)
  }

  private func unconnected(_ address: String) -> HTTPFailure {
    switch systemError {
    case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EHOSTDOWN, EADDRNOTAVAIL: .unreachable(address)
    case ETIMEDOUT: .timedOut(address, seconds: seconds)
    default: .refused(address)
    }
  }

  private func broken(_ address: String) -> HTTPFailure {
    if errorDescription.contains("proxy") || errorDescription.contains("CONNECT") {
      return .proxy(reason: reason)
    }
    return systemError == ECONNRESET || systemError == EPIPE || errorDescription.contains("reset")
      ? .reset(address) : .other(address, reason: reason)
  }

  private var reason: String {
    errorDescription.isEmpty ? String(cString: curl_easy_strerror(code)) : errorDescription
  }
}

internal import CLibCurl

extension Transfer {
  /// What came of the transfer, once libcurl is done with it.
  func result(_ code: CURLcode) -> Result<HTTPResponse, HTTPFailure> {
    let url = HTTPURL(handle.text(CURLINFO_EFFECTIVE_URL)) ?? request.url
    guard code == CURLE_OK else {
      return .failure(end(code).failure(at: url.origin, settings: settings))
    }
    return .success(
      HTTPResponse(
        status: handle.number(CURLINFO_RESPONSE_CODE), headers: head.headers, body: body, url: url,
        transfer: handle.transfer))
  }

  private func end(_ code: CURLcode) -> CurlEnd {
    CurlEnd(
      code: code,
      errorDescription: handle.errorDescription,
      systemError: Int32(truncatingIfNeeded: handle.number(CURLINFO_OS_ERRNO)),
      seconds: handle.seconds(CURLINFO_TOTAL_TIME_T),
      received: body.count, exceededLimit: exceededLimit)
  }
}

extension EasyHandle {
  /// How the response came. libcurl counts each time from the start.
  fileprivate var transfer: HTTPTransfer {
    let lookedUp = seconds(CURLINFO_NAMELOOKUP_TIME_T)
    let connected = max(lookedUp, seconds(CURLINFO_CONNECT_TIME_T))
    let secured = seconds(CURLINFO_APPCONNECT_TIME_T)
    let ready = max(connected, secured)
    let sent = max(ready, seconds(CURLINFO_PRETRANSFER_TIME_T))
    let begun = max(sent, seconds(CURLINFO_STARTTRANSFER_TIME_T))
    return HTTPTransfer(
      version: version, serverAddress: text(CURLINFO_PRIMARY_IP), lookingUp: lookedUp,
      connecting: connected - lookedUp, securing: secured > 0 ? ready - connected : nil,
      sending: sent - ready, waiting: begun - sent,
      receiving: max(0, seconds(CURLINFO_TOTAL_TIME_T) - begun))
  }

  private var version: String {
    switch number(CURLINFO_HTTP_VERSION) {
    case Int(CURL_HTTP_VERSION_1_0): "HTTP/1.0"
    case Int(CURL_HTTP_VERSION_2_0): "HTTP/2"
    case Int(CURL_HTTP_VERSION_3): "HTTP/3"
    default: "HTTP/1.1"
    }
  }
}

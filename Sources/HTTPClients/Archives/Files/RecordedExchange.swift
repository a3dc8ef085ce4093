#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An exchange that has ended, as a recorder saw it.
struct RecordedExchange {
  let request: HTTPRequest
  let result: Result<HTTPResponse, HTTPFailure>
  /// When it began, in seconds since 1970.
  let started: Double
  /// How many seconds it took.
  let duration: Double
}

extension RecordedExchange {
  /// The entry of an archive, with no secret in it.
  var entry: HAR.Entry {
    let timings = HAR.Timings(duration: duration, transfer: transfer)
    return HAR.Entry(
      startedDateTime: Timestamp.write(started), time: timings.total, request: savedRequest,
      response: savedResponse, timings: timings,
      serverIPAddress: transfer.flatMap { $0.serverAddress.isEmpty ? nil : $0.serverAddress })
  }

  private var transfer: HTTPTransfer? { (try? result.get())?.transfer }

  private var version: String { transfer?.version ?? "HTTP/1.1" }

  private var savedRequest: HAR.Request {
    let url = request.url.redacted
    let body = request.redactedBody
    let (text, encoding) = savedText(body)
    return HAR.Request(
      method: request.method, url: url.description, httpVersion: version,
      headers: request.headers.redactedPairs,
      queryString: url.queryItems.map { HAR.Pair(name: $0.name, value: $0.value) },
      postData: body.isEmpty
        ? nil
        : HAR.PostData(
          mimeType: request.headers["Content-Type"] ?? unknownType, text: text, encoding: encoding),
      bodySize: body.count)
  }

  private var savedResponse: HAR.Response {
    switch result {
    case .success(let response):
      let (text, encoding) = savedText(response.body)
      let pairs = response.headers.redactedPairs
      let location = pairs.first { $0.name.lowercased() == "location" }?.value ?? ""
      return HAR.Response(
        status: response.status, httpVersion: version, headers: pairs,
        content: HAR.Content(
          size: response.body.count, mimeType: response.headers["Content-Type"] ?? unknownType,
          text: response.body.isEmpty ? nil : text, encoding: encoding),
        redirectURL: location, bodySize: response.body.isEmpty ? 0 : -1,
        _url: response.url == request.url ? nil : response.url.redacted.description)
    case .failure(let failure):
      return HAR.Response(
        status: 0, httpVersion: version, headers: [],
        content: HAR.Content(size: 0, mimeType: unknownType), redirectURL: "", bodySize: -1,
        _error: failure.description, _failure: SavedFailure(failure))
    }
  }
}

private let unknownType = "application/octet-stream"

/// A body as text, or in base64 where it is none.
private func savedText(_ body: [UInt8]) -> (text: String, encoding: String?) {
  String(validating: body, as: UTF8.self).map { ($0, nil) }
    ?? (Data(body).base64EncodedString(), "base64")
}

extension HTTPHeaders {
  fileprivate var redactedPairs: [HAR.Pair] {
    map { field in
      HAR.Pair(
        name: field.name,
        value: Secrets.isSecret(header: field.name)
          ? Secrets.replacement : Secrets.redact(queriesIn: field.value))
    }
  }
}

extension HAR.Timings {
  /// Splits a duration into the phases of a transfer. What they do not account for was spent waiting
  /// for the turn to begin; phases that would sum to more are measured by another clock, and cut.
  fileprivate init(duration: Double, transfer: HTTPTransfer?) {
    var left = Int((duration * 1e6).rounded())
    func take(_ seconds: Double) -> Double {
      let part = min(left, max(0, Int((seconds * 1e6).rounded())))
      left -= part
      return Double(part) / 1000
    }
    guard let transfer else {
      self.init(wait: take(duration))
      return
    }
    let dns = take(transfer.lookingUp)
    let ssl = transfer.securing.map(take)
    let connect = take(transfer.connecting) + (ssl ?? 0)
    let send = take(transfer.sending)
    let wait = take(transfer.waiting)
    let receive = take(transfer.receiving)
    self.init(
      blocked: Double(left) / 1000, dns: dns, connect: connect, ssl: ssl ?? -1, send: send,
      wait: wait, receive: receive)
  }

  /// The sum of the phases that happened, in milliseconds to three places.
  fileprivate var total: Double {
    let parts = [blocked, dns, connect, send, wait, receive].filter { $0 > 0 }
    return (parts.reduce(0, +) * 1000).rounded() / 1000
  }
}

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads an entry of an archive.
struct EntryReader {
  let file: String
  let number: Int

  /// The exchange; nil for one that no client of HTTP can ask for, such as `data:` or `ws:`.
  func read(_ bytes: [UInt8]) throws(ArchiveFailure) -> ArchiveEntry? {
    let saved: SavedEntry
    do {
      saved = try JSONDecoder().decode(SavedEntry.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw failure(error.reason)
    } catch {
      throw failure("\(error)")
    }
    guard let url = HTTPURL(saved.request.url) else { return nil }
    let time = saved.time.flatMap { $0 >= 0 ? $0 : nil } ?? saved.timings?.total ?? 0
    return ArchiveEntry(
      number: number, question: try question(of: saved.request, url: url),
      outcome: try outcome(of: saved, url: url),
      started: saved.startedDateTime.flatMap { Timestamp.read($0) },
      // To the microsecond, as it was written: dividing by a thousand rounds.
      duration: (min(time, 3.6e6) * 1000).rounded() / 1e6)
  }

  private func question(
    of request: SavedEntry.Request, url: HTTPURL
  ) throws(ArchiveFailure) -> Question {
    let body = try request.postData.map { text throws(ArchiveFailure) in
      try bytes(of: text, named: "request.postData")
    }
    return Question(HTTPRequest(request.method, url: url, body: body ?? []))
  }

  private func outcome(
    of saved: SavedEntry, url: HTTPURL
  ) throws(ArchiveFailure) -> ArchiveEntry.Outcome {
    let response = saved.response
    if let failure = response._failure {
      return failure == SavedFailure(.cancelled) ? .cancelled : .failure(failure.failure)
    }
    guard response.status > 0 else {
      let reason = response._error ?? response._failureText ?? "no response was recorded"
      return .failure(.other(url.origin.address, reason: reason))
    }
    let content = response.content
    let hasNoBody = [204, 304].contains(response.status) || saved.request.method == "HEAD"
    if content?.text == nil, let size = content?.size, size > 0, !hasNoBody {
      return .failure(
        .notRecorded(reason: "entry \(number) of \(file) was saved without its \(size) bytes"))
    }
    let fields = (response.headers ?? []).map {
      HTTPHeaders.Field(name: $0.name, value: $0.value ?? "")
    }
    var headers = HTTPHeaders(fields)
    if let target = response.redirectURL, !target.isEmpty, headers["Location"] == nil {
      headers["Location"] = target
    }
    let body = try content.map { text throws(ArchiveFailure) in
      try bytes(of: text, named: "response.content")
    }
    return .response(
      HTTPResponse(
        status: response.status, headers: headers, body: body ?? [],
        url: response._url.flatMap { HTTPURL($0) } ?? url))
  }

  private func bytes(
    of text: SavedEntry.Text, named name: String
  ) throws(ArchiveFailure) -> [UInt8] {
    guard text.encoding?.lowercased() == "base64" else { return Array((text.text ?? "").utf8) }
    guard let data = Data(base64Encoded: text.text ?? "", options: .ignoreUnknownCharacters) else {
      throw failure("\(name).text is no base64")
    }
    return Array(data)
  }

  private func failure(_ reason: String) -> ArchiveFailure {
    ArchiveFailure(file: file, entry: number, reason: reason)
  }
}

extension DecodingError {
  /// What is wrong, and where, in words.
  fileprivate var reason: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(Self.name(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context):
      "\(Self.name(context.codingPath)) is missing"
    case .typeMismatch(let type, let context):
      "\(Self.name(context.codingPath)) is no \(Self.name(type))"
    case .dataCorrupted:
      "is not valid JSON, or holds a number that is too large"
    @unknown default:
      "\(self)"
    }
  }

  /// `response.headers[2].name`.
  private static func name(_ path: [any CodingKey]) -> String {
    let name = path.reduce("") { name, key in
      if let index = key.intValue { return "\(name)[\(index)]" }
      return name.isEmpty ? key.stringValue : "\(name).\(key.stringValue)"
    }
    return name.isEmpty ? "it" : name
  }

  private static func name(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Int.Type, is Double.Type: "number"
    case is [Any].Type: "list"
    default: "object"
    }
  }
}

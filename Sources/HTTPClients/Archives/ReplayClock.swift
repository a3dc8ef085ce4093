/// Moves the times that a response holds from when it was recorded to when it is played: a rate limit
/// that started anew a minute after the response does so a minute after the replay's.
struct ReplayClock {
  /// Seconds from the recording to the replay.
  let shift: Double

  func shifted(_ response: HTTPResponse) -> HTTPResponse {
    var shifted = response
    shifted.headers = HTTPHeaders(
      response.headers.map { HTTPHeaders.Field(name: $0.name, value: self.shifted($0)) })
    if response.url.path.hasSuffix("/rate_limit") {
      shifted.body = shiftedResets(in: response.body)
    }
    return shifted
  }

  private func shifted(_ field: HTTPHeaders.Field) -> String {
    switch field.name.lowercased() {
    case "x-ratelimit-reset":
      return shifted(epoch: field.value) ?? field.value
    case "date", "expires", "retry-after":
      return HTTPDate.read(field.value).map { HTTPDate.write($0 + shift.rounded(.up)) }
        ?? field.value
    default:
      return field.value
    }
  }

  /// Whole seconds, and none too early.
  private func shifted(epoch text: some StringProtocol) -> String? {
    // What is smaller is no time but a number of seconds, as other servers send it.
    guard let epoch = Int(text), (1_000_000_000...100_000_000_000).contains(epoch) else {
      return nil
    }
    return "\(epoch + Int(shift.rounded(.up)))"
  }

  /// GitHub's `/rate_limit` has the same times in its body, as `"reset": 1700000000`.
  private func shiftedResets(in body: [UInt8]) -> [UInt8] {
    var rest = String(decoding: body, as: UTF8.self)[...]
    var shifted = ""
    while let name = rest.firstRange(of: "\"reset\"") {
      let start = rest[name.upperBound...].firstIndex { !": \t\r\n".contains($0) } ?? rest.endIndex
      let digits = rest[start...].prefix { $0.isASCII && $0.isNumber }
      shifted += rest[..<start] + (self.shifted(epoch: digits) ?? String(digits))
      rest = rest[digits.endIndex...]
    }
    return Array((shifted + rest).utf8)
  }
}

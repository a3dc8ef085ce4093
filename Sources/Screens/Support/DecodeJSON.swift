#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import HTTPClients

/// Reads a response's body as JSON; a status that is no success is a failure of its own.
func decodeJSON<Value: Decodable>(_ response: HTTPResponse) throws -> Value {
  guard (200..<300).contains(response.status) else {
    throw ServiceFailure.refused(status: response.status)
  }
  do {
    return try JSONDecoder().decode(Value.self, from: Data(response.body))
  } catch {
    throw ServiceFailure.notUnderstood(status: response.status, what: excerpt(of: response))
  }
}

/// The beginning of a body that is not what was expected, to recognise it by.
func excerpt(of response: HTTPResponse) -> String {
  let text = String(decoding: response.body.prefix(200), as: UTF8.self)
  let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return words.isEmpty ? "the body is empty" : "it begins: \(words.prefix(80))"
}

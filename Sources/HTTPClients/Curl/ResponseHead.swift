/// The status line and the header fields of a response, read line by line.
struct ResponseHead {
  /// How many bytes of header fields are taken.
  static let limit = 256 << 10

  private(set) var headers = HTTPHeaders()
  private(set) var size = 0

  /// Reads a line; that of a status begins another response: after a redirect, after `100 Continue`,
  /// after a proxy's own.
  mutating func read(_ bytes: some Collection<UInt8>) {
    let line = String(decoding: bytes, as: UTF8.self).trimmingLineEnd
    size += line.utf8.count
    if line.hasPrefix("HTTP/") {
      headers = HTTPHeaders()
    } else if line.first == " " || line.first == "\t" {
      continueLast(with: line.trimmingSpaces)
    } else if let colon = line.firstIndex(of: ":") {
      headers.append(
        String(line[line.index(after: colon)...]).trimmingSpaces,
        named: String(line[..<colon]).trimmingSpaces)
    }
  }

  /// A value may go on in the next line, which is obsolete and still sent.
  private mutating func continueLast(with text: String) {
    guard let last = headers.last else { return }
    let value = [last.value, text].filter { !$0.isEmpty }.joined(separator: " ")
    headers = HTTPHeaders(
      headers.dropLast() + [HTTPHeaders.Field(name: last.name, value: value)])
  }
}

extension String {
  /// The text without the line feed at its end and what belongs to it.
  fileprivate var trimmingLineEnd: String {
    String(decoding: utf8.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
  }
}

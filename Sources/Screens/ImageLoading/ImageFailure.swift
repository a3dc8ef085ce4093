package import HTTPClients

/// Why there is no image, in words that say what came instead.
package enum ImageFailure: Error, Equatable {
  /// The list has no such image.
  case noSuchIndex(Int, of: Int)
  /// The server refused.
  case refused(status: Int)
  /// What came begins like no image.
  case notAnImage(String)
  /// What came begins like an image and ends too early.
  case truncated(LoadedImage.Format, Int)
  /// What came begins like an image whose header cannot be right.
  case damaged(LoadedImage.Format)
  /// No whole answer came.
  case noAnswer(HTTPFailure)

  /// Makes a failure of whatever ended a request.
  init(_ error: any Error) {
    switch error {
    case let failure as ImageFailure: self = failure
    case let failure as HTTPFailure: self = .noAnswer(failure)
    default: self = .notAnImage("\(error)")
    }
  }

  /// What bytes are that begin like no image.
  static func unknown(_ bytes: [UInt8]) -> ImageFailure {
    guard !bytes.isEmpty else { return .notAnImage("nothing came") }
    let text = String(decoding: bytes.prefix(64), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.hasPrefix("<") { return .notAnImage("a page of HTML or XML came: \(words)") }
    if words.hasPrefix("{") || words.hasPrefix("[") { return .notAnImage("JSON came: \(words)") }
    return .notAnImage("\(grouped(bytes.count)) bytes of an unknown format came")
  }
}

extension ImageFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchIndex(let index, let count):
      "there is no image \(index); the buttons are 0 to \(count - 1)"
    case .refused(let status):
      "the server refused (\(status))" + (status >= 500 ? "; try again later" : "")
    case .notAnImage(let what):
      "that is no image; \(what)"
    case .truncated(let format, let count):
      "the \(format.rawValue) ends too early, after \(grouped(count)) bytes; try again"
    case .damaged(let format):
      "the \(format.rawValue) is damaged; its header cannot be right"
    case .noAnswer(let failure):
      failure.description
    }
  }
}

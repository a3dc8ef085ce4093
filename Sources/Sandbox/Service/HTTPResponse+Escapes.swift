internal import HTTPClients

extension HTTPResponse {
  /// The response with terminal control sequences at the beginning of its texts: colour, a window
  /// title, a cleared screen, and a bell.
  var withEscapes: HTTPResponse {
    var response = self
    let sequences = #"\u001b[31m\u001b]0;steered\u0007\u001b[2J\u0007\u009b1m\r\n"#
    var text = response.text
    for field in ["description", "title", "body", "message", "text"] {
      let start = "\"\(field)\":\""
      text = text.replacing(start, with: start + sequences)
    }
    response.body = Array(text.utf8)
    return response
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var replaced = ""
    var rest = self[...]
    while let place = rest.firstRange(of: part) {
      replaced += rest[..<place.lowerBound] + other
      rest = rest[place.upperBound...]
    }
    return replaced + rest
  }
}

internal import HTTPClients

/// Answers as jsonplaceholder.typicode.com does, with a hundred posts of our own.
enum Posts {
  static let host = "jsonplaceholder.typicode.com"
  static let count = 100

  private static let subjects = [
    "a reducer", "an action", "the state", "a mutation", "the view", "a stream", "an observer",
    "the network", "a timer", "the trace",
  ]
  private static let doings = [
    "that says no", "at rest", "in flight", "twice removed", "under test", "without a name",
    "on a slow day", "as it should be", "seen from outside", "and what came of it",
  ]
  private static let sentences = [
    "It began with a line that somebody typed.", "Nothing changed, and the trace said so.",
    "The older answer came late and was not let in.",
    "Every step had a cause, and every cause a name.",
    "One flag went on; one flag went off.", "What failed became a part of the state.",
    "The list stayed as it was.",
  ]

  static func respond(to request: HTTPRequest) -> HTTPResponse {
    switch request.url.pathComponents {
    case ["posts"]:
      return HTTPResponse(json: .array((1...count).map(post)), to: request)
    case let path where path.count == 2 && path[0] == "posts":
      guard let id = Int(path[1]), (1...count).contains(id) else { break }
      return HTTPResponse(json: post(id), to: request)
    default: break
    }
    return HTTPResponse(json: .object([]), status: 404, to: request)
  }

  private static func post(_ id: Int) -> JSON {
    let index = id - 1
    let title = "\(subjects[index % 10]) \(doings[index / 10])"
    let body = (0..<4).map { sentences[(index * 3 + $0 * 2 + index / 7) % sentences.count] }
    return .record([
      "userId": JSON(index / 10 + 1), "id": JSON(id), "title": .string(title),
      "body": .string(body.joined(separator: "\n")),
    ])
  }
}

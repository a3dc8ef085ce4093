internal import HTTPClients

/// Posts to try things on, in the form of JSONPlaceholder.
struct PostsService: SandboxService {
  func respond(to request: HTTPRequest) -> HTTPResponse {
    var response = answer(to: request)
    response.headers["Cache-Control"] = "max-age=43200"
    return response
  }

  func refuse(_ request: HTTPRequest, status: Int, _ message: String) -> HTTPResponse {
    .json([:], status: status, for: request)
  }

  private func answer(to request: HTTPRequest) -> HTTPResponse {
    let path = request.url.pathComponents
    guard request.isReading, path.first == "posts", path.count <= 2 else {
      return notFound(request)
    }
    guard path.count == 2 else {
      let user = request.url.query("userId")
      let posts = SandboxPost.all.filter { user == nil || user == "\($0.user)" }
      return .json(.array(posts.map(\.json)), for: request)
    }
    guard let post = SandboxPost.all.first(where: { "\($0.number)" == path[1] }) else {
      return notFound(request)
    }
    return .json(post.json, for: request)
  }

  private func notFound(_ request: HTTPRequest) -> HTTPResponse {
    refuse(request, status: 404, "")
  }
}

extension SandboxPost {
  fileprivate var json: JSONValue {
    [
      "userId": .integer(user), "id": .integer(number), "title": .string(title),
      "body": .string(body),
    ]
  }
}

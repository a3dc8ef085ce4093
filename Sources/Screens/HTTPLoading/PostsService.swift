package import HTTPClients
internal import Observables

/// Where posts come from.
package struct PostsService {
  private let client: any HTTPClient
  private let base: HTTPURL

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - client: who asks.
  ///   - base: the server, such as `https://jsonplaceholder.typicode.com`.
  package init(client: any HTTPClient, base: HTTPURL) {
    self.client = client
    self.base = base
  }

  /// Asks for all posts.
  func posts() -> Observable<[Post]> {
    var request = HTTPRequest(url: base.appending(path: "posts"))
    request.headers["Accept"] = "application/json"
    return client.load(
      request, decode: { try decodeJSON($0) }, count: { counted($0.count, "post") })
  }
}

import HTTPClients
import Observables

/// Answers when the test says so.
final class ScriptedClient: HTTPClient {
  private(set) var requests: [HTTPRequest] = []
  private(set) var disposed = 0
  private var completions: [(Result<HTTPResponse, HTTPFailure>) -> Void] = []

  func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void
  ) -> any Disposable {
    requests.append(request)
    completions.append(completion)
    return Disposables.create { self.disposed += 1 }
  }

  func answer(_ text: String, status: Int = 200, to place: Int = 0) {
    respond(
      HTTPResponse(status: status, body: Array(text.utf8), url: requests[place].url), to: place)
  }

  func respond(_ response: HTTPResponse, to place: Int = 0) {
    completions[place](.success(response))
  }

  func fail(_ failure: HTTPFailure, at place: Int = 0) {
    completions[place](.failure(failure))
  }
}

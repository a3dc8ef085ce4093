import HTTPClients
import Observables

/// A client whose answers a test gives by hand, in any order.
final class HeldClient: HTTPClient {
  final class Exchange {
    let request: HTTPRequest
    private var completion: ((Result<HTTPResponse, HTTPFailure>) -> Void)?
    fileprivate(set) var isDisposed = false

    init(
      _ request: HTTPRequest, _ completion: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void
    ) {
      self.request = request
      self.completion = completion
    }

    func answer(_ body: String, status: Int = 200, headers: HTTPHeaders = [:]) {
      answer(Array(body.utf8), status: status, headers: headers)
    }

    func answer(_ body: [UInt8], status: Int = 200, headers: HTTPHeaders = [:]) {
      finish(
        .success(
          HTTPResponse(status: status, headers: headers, body: body, url: request.url)))
    }

    func fail(_ failure: HTTPFailure) {
      finish(.failure(failure))
    }

    private func finish(_ result: Result<HTTPResponse, HTTPFailure>) {
      guard !isDisposed else { return }
      completion?(result)
      completion = nil
    }
  }

  private(set) var exchanges: [Exchange] = []

  func send(
    _ request: HTTPRequest, completion: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void
  ) -> any Disposable {
    let exchange = Exchange(request, completion)
    exchanges.append(exchange)
    return Disposables.create { exchange.isDisposed = true }
  }

  var targets: [String] { exchanges.map(\.request.url.target) }
}

internal import HTTPClients

/// A service that the sandbox stands for, and that keeps no count of what it is asked.
protocol SandboxService {
  /// Answers a request.
  func respond(to request: HTTPRequest) -> HTTPResponse

  /// Refuses a request in the service's own form.
  func refuse(_ request: HTTPRequest, status: Int, _ message: String) -> HTTPResponse
}

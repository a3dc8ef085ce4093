public import Observables

/// Sends requests: over the network, to the sandbox, or from an archive.
public protocol HTTPClient: AnyObject {
  /// Sends a request.
  ///
  /// The completion is called once, later and never from inside this call, on the thread of the
  /// client's event loop; never after the returned disposable was disposed of, which ends the
  /// transfer at once.
  func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void
  ) -> any Disposable
}

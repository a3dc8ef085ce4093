public import Observables

/// Sends requests over the network, with libcurl.
///
///     let client = CurlClient(loop: .main)
///     client.send(HTTPRequest(url: url)) { result in … }
///
/// Transfers move while the loop waits, so the loop's clock is the real one. Proxies are taken from
/// the environment (`http_proxy`, `HTTPS_PROXY`, `ALL_PROXY`, `NO_PROXY`), but never used for this
/// machine itself. A transfer goes on when its client is released; disposing of it ends it.
///
/// The client is made and released on the loop's thread; it may send and cancel on any.
public final class CurlClient: HTTPClient {
  private let transfers: Transfers
  private let settings: CurlSettings

  /// Makes a client. libcurl itself starts with the first request.
  public init(loop: EventLoop, settings: CurlSettings = CurlSettings()) {
    self.transfers = Transfers.join(loop)
    self.settings = settings
  }

  deinit {
    transfers.leave()
  }

  /// Sends a request.
  public func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void
  ) -> any Disposable {
    let completion = Completion(completion)
    let (transfers, settings) = (transfers, settings)
    transfers.onLoop { transfers.begin(request, settings: settings, completion: completion) }
    return Disposables.create { [weak transfers] in
      guard completion.end(), let transfers else { return }
      transfers.onLoop { transfers.cancel(completion) }
    }
  }
}

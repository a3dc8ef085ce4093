public import Observables

/// Passes requests on to another client and writes each exchange, once it has ended, into an archive:
/// HAR 1.2, with failures and cancelled ones, in the order in which they ended.
///
///     let recorder = ArchiveRecorder(client, loop: loop, epoch: clock.now)
///     try recorder.start("session.har")
///
/// `Authorization`, cookies, and query values that are named like tokens are never written.
public final class ArchiveRecorder: HTTPClient {
  private let client: any HTTPClient
  private let loop: EventLoop
  private let epoch: () -> Double
  private let version: String
  private var recording: Recording?

  /// Told when an archive cannot be written any more, such as on a full disk; the recording ends
  /// there.
  public var failed: (ArchiveFailure) -> Void = { _ in }

  /// Makes a recorder that does not record yet.
  ///
  /// - Parameters:
  ///   - client: who sends.
  ///   - loop: whose clock tells how long an exchange takes.
  ///   - epoch: what time it is, in seconds since 1970.
  ///   - version: the program's, for the archive.
  public init(
    _ client: any HTTPClient, loop: EventLoop, epoch: @escaping () -> Double, version: String = ""
  ) {
    self.client = client
    self.loop = loop
    self.epoch = epoch
    self.version = version
  }

  /// The file that is being written; nil where none is.
  public var path: String? { recording?.path }

  /// Records what is sent from now on into a file, which is made anew.
  public func start(_ path: String) throws(ArchiveFailure) {
    recording = try Recording(path: path, creator: version) { [weak self] failure in
      self?.failed(failure)
    }
  }

  /// Ends the recording. What is under way is still written when it ends.
  public func stop() { recording = nil }

  /// Sends a request.
  public func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void
  ) -> any Disposable {
    guard let recording else { return client.send(request, completion: completion) }
    let exchange = ExchangeBeingRecorded(
      request, started: epoch(), begun: loop.now, loop: loop, recording: recording)
    let transfer = client.send(request) { result in
      exchange.end(result)
      completion(result)
    }
    return Disposables.create {
      transfer.dispose()
      exchange.end(.failure(.cancelled))
    }
  }
}

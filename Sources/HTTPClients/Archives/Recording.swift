internal import Observables
internal import Synchronization

/// An archive that is being written.
final class Recording {
  let path: String
  /// Nil once writing has failed.
  private let writer: Mutex<ArchiveWriter?>
  private let failed: (ArchiveFailure) -> Void

  init(
    path: String, creator: String, failed: @escaping (ArchiveFailure) -> Void
  ) throws(ArchiveFailure) {
    self.path = path
    self.failed = failed
    writer = Mutex(try ArchiveWriter(path: path, creator: creator))
  }

  func append(_ exchange: RecordedExchange) {
    let failure = writer.withLock { writer -> ArchiveFailure? in
      do throws(ArchiveFailure) {
        try writer?.append(exchange.entry)
        return nil
      } catch {
        writer = nil
        return error
      }
    }
    if let failure { failed(failure) }
  }
}

/// An exchange that is under way while an archive is written. It is written when it ends, once.
final class ExchangeBeingRecorded {
  private let request: HTTPRequest
  private let started: Double
  private let begun: Double
  private let loop: EventLoop
  private let recording: Recording
  private let isOver = Atomic(false)

  init(
    _ request: HTTPRequest, started: Double, begun: Double, loop: EventLoop, recording: Recording
  ) {
    self.request = request
    self.started = started
    self.begun = begun
    self.loop = loop
    self.recording = recording
  }

  func end(_ result: Result<HTTPResponse, HTTPFailure>) {
    guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
    recording.append(
      RecordedExchange(
        request: request, result: result, started: started, duration: loop.now - begun))
  }
}

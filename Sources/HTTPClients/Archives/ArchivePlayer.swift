public import Observables
internal import Synchronization

/// Answers from an archive, never from the network, after as long as the recorded exchange took.
///
/// A request is answered by an entry of the same method, scheme, host, port, path, query (in any
/// order) and body. The same request asked again gets the next such entry, and after the last one
/// that again. One that was not recorded fails and says what the nearest entry has differently.
public final class ArchivePlayer: HTTPClient {
  private let replay: Mutex<Replay>
  private let loop: EventLoop
  private let epoch: () -> Double

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - archive: what is played.
  ///   - loop: on whose clock the answers take their time.
  ///   - epoch: what time it is in the replay, in seconds since 1970: the times in responses are
  ///     moved there.
  public init(_ archive: Archive, loop: EventLoop, epoch: @escaping () -> Double) {
    replay = Mutex(Replay(archive))
    self.loop = loop
    self.epoch = epoch
  }

  /// The entries that nothing has asked for so far: `entry 3: GET https://…`.
  public var unused: [String] {
    replay.withLock(\.unused).map {
      "entry \($0.number): \($0.question.method) \($0.question.url)"
    }
  }

  /// Answers a request.
  public func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void
  ) -> any Disposable {
    let answer = replay.withLock { $0.answer(to: request) }
    return loop.schedule(after: answer.delay) { [epoch] in
      let clock = ReplayClock(shift: answer.recorded.map { epoch() - $0 } ?? 0)
      completion(answer.result.map(clock.shifted))
    }
  }
}

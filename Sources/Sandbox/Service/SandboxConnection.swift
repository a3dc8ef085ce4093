internal import HTTPClients
internal import Observables

/// A client's connection to the sandbox: one request after the other, each answered in its time.
final class SandboxConnection {
  /// In how many pieces a slow body comes.
  private static let drips = 20

  private let socket: LocalSocket
  private let loop: EventLoop
  private let respond: (HTTPRequest) -> SandboxReply
  private let didClose: (SandboxConnection) -> Void

  private var reader = HTTPRequestReader()
  private var unsent: [UInt8] = []
  /// Whether a request waits for its reply, or its reply is on its way.
  private var isAnswering = false
  private var closesWhenSent = false
  private var isClosed = false
  private let watch = SerialDisposable()
  private let timer = SerialDisposable()

  init(
    _ socket: LocalSocket, loop: EventLoop, respond: @escaping (HTTPRequest) -> SandboxReply,
    didClose: @escaping (SandboxConnection) -> Void
  ) {
    self.socket = socket
    self.loop = loop
    self.respond = respond
    self.didClose = didClose
  }

  deinit {
    close()
  }

  /// Begins to read.
  func begin() {
    watchSocket()
  }

  private func watchSocket() {
    watch.disposable = loop.watch(socket.descriptor, read: true, write: !unsent.isEmpty) {
      [weak self] ready in
      if ready.isReadable { self?.receive() }
      if ready.isWritable { self?.flush() }
    }
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    watch.dispose()
    timer.dispose()
    socket.close()
  }

  private func end() {
    guard !isClosed else { return }
    close()
    didClose(self)
  }

  private func receive() {
    guard !isClosed else { return }
    // The bytes are looked at before they are taken: a connection that is to be reset has to be
    // closed with something unread, which is how a local socket tells its peer of a reset.
    switch socket.peek() {
    case .bytes(let bytes):
      let wasAnswering = isAnswering
      reader.append(bytes)
      let outcome = answerNext()
      if !wasAnswering, case .reset? = outcome {
        socket.skip(bytes.count - 1)
        watch.dispose()
      } else {
        socket.skip(bytes.count)
      }
    case .nothingYet: return
    case .ended: end()
    }
  }

  /// Answers the next request, if one is there and no other is being answered.
  @discardableResult
  private func answerNext() -> SandboxReply.Outcome? {
    guard !isAnswering, !closesWhenSent else { return nil }
    switch reader.next() {
    case .incomplete:
      return nil
    case .refused(let status):
      let url = HTTPURL(HTTPOrigin(.http, host: "localhost"))
      closesWhenSent = true
      let response = HTTPResponse(status: status, url: url)
      loop.schedule(after: 0) { [weak self] in self?.send(response.head(keepsAlive: false)) }
      return nil
    case .request(let request, let keepsAlive):
      isAnswering = true
      let reply = respond(request)
      if case .hang = reply.outcome { return reply.outcome }
      timer.disposable = loop.schedule(after: reply.latency) { [weak self] in
        self?.begin(reply.outcome, isHead: request.method == "HEAD", keepsAlive: keepsAlive)
      }
      return reply.outcome
    }
  }

  private func begin(_ outcome: SandboxReply.Outcome, isHead: Bool, keepsAlive: Bool) {
    closesWhenSent = !keepsAlive
    switch outcome {
    case .response(let response):
      send(response.head(keepsAlive: keepsAlive) + (isHead ? [] : response.body))
      finish()
    case .truncated(let response, let count):
      closesWhenSent = true
      send(response.head(keepsAlive: keepsAlive) + response.body.prefix(count))
      finish()
    case .slow(let response, let seconds):
      send(response.head(keepsAlive: keepsAlive))
      let size = max(1, (response.body.count + Self.drips - 1) / Self.drips)
      drip(isHead ? [] : response.body[...], size: size, every: seconds / Double(Self.drips))
    case .reset, .hang:
      end()
    }
  }

  private func drip(_ body: ArraySlice<UInt8>, size: Int, every seconds: Double) {
    guard !body.isEmpty else { return finish() }
    timer.disposable = loop.schedule(after: seconds) { [weak self] in
      self?.send(Array(body.prefix(size)))
      self?.drip(body.dropFirst(size), size: size, every: seconds)
    }
  }

  /// The reply is under way to its end: the next request can have its turn.
  private func finish() {
    isAnswering = false
    endIfSent()
    answerNext()
  }

  private func send(_ bytes: [UInt8]) {
    unsent += bytes
    flush()
  }

  private func flush() {
    guard !isClosed else { return }
    let wasWaiting = !unsent.isEmpty
    switch socket.write(unsent) {
    case .failed: return end()
    case .wrote(let count): unsent.removeFirst(count)
    }
    if wasWaiting { watchSocket() }
    endIfSent()
  }

  private func endIfSent() {
    if unsent.isEmpty, closesWhenSent, !isAnswering { end() }
  }
}

internal import HTTPClients
internal import Observables

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A client's connection to the sandbox: one request after the other, each answered in its time.
final class SandboxConnection {
  private let descriptor: Int32
  private let sandbox: Sandbox
  private let loop: EventLoop
  private let time: () -> Double
  private let didClose: () -> Void

  private var watch: (any Disposable)?
  private var timer: (any Disposable)?
  private var received: [UInt8] = []
  private var unsent: [UInt8] = []
  private var isAnswering = false
  private var closesWhenSent = false

  init(
    _ descriptor: Int32, sandbox: Sandbox, loop: EventLoop, time: @escaping () -> Double,
    didClose: @escaping () -> Void
  ) {
    self.descriptor = descriptor
    self.sandbox = sandbox
    self.loop = loop
    self.time = time
    self.didClose = didClose
  }

  deinit {
    watch?.dispose()
    timer?.dispose()
    close(descriptor)
  }

  func begin() {
    watch(write: false)
  }

  private func watch(write: Bool) {
    watch?.dispose()
    watch = loop.watch(descriptor, read: true, write: write) { [unowned self] ready in
      if ready.isWritable { send() }
      if ready.isReadable { receive() }
    }
  }

  private func end() {
    watch?.dispose()
    timer?.dispose()
    didClose()
  }

  private func receive() {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else {
      if count == 0 || errno != EAGAIN { end() }
      return
    }
    received += buffer[..<count]
    answerNext()
  }

  private func answerNext() {
    guard !isAnswering, let (request, length) = RequestReader.request(in: received) else { return }
    received.removeFirst(length)
    isAnswering = true
    let reply = sandbox.respond(to: request, at: time())
    if case .hang = reply.outcome { return }
    timer = loop.schedule(after: reply.latency) { [unowned self] in answer(reply.outcome) }
  }

  private func answer(_ outcome: SandboxReply.Outcome) {
    switch outcome {
    case .response(let response): send(Self.head(of: response) + response.body)
    case .truncated(let response, let count):
      closesWhenSent = true
      send(Self.head(of: response) + response.body.prefix(count))
    case .slow(let response, let seconds):
      send(Self.head(of: response))
      drip(response.body[...], piece: max(1, response.body.count / 20), every: seconds / 20)
    case .reset, .hang:
      end()
    }
  }

  private func drip(_ body: ArraySlice<UInt8>, piece: Int, every seconds: Double) {
    isAnswering = !body.isEmpty
    guard isAnswering else { return answerNext() }
    timer = loop.schedule(after: seconds) { [unowned self] in
      send(Array(body.prefix(piece)))
      drip(body.dropFirst(piece), piece: piece, every: seconds)
    }
  }

  private func send(_ bytes: [UInt8]) {
    unsent += bytes
    isAnswering = false
    send()
  }

  private func send() {
    while !unsent.isEmpty {
      let count = write(descriptor, unsent, unsent.count)
      guard count > 0 else {
        if errno == EAGAIN { watch(write: true) } else { end() }
        return
      }
      unsent.removeFirst(count)
    }
    if closesWhenSent { return end() }
    watch(write: false)
    answerNext()
  }

  private static func head(of response: HTTPResponse) -> [UInt8] {
    var lines = ["HTTP/1.1 \(response.status) \(reason(response.status))"]
    lines += response.headers.map { "\($0.name): \($0.value)" }
    lines.append("Content-Length: \(response.body.count)")
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 422: "Unprocessable Entity"
    case 500...: "Server Error"
    default: "Other"
    }
  }
}

/// Reads requests from what has arrived.
enum RequestReader {
  /// The first request, and how many bytes it takes; nil where it is not all there.
  static func request(in bytes: [UInt8]) -> (HTTPRequest, length: Int)? {
    let end: [UInt8] = [13, 10, 13, 10]
    guard let head = bytes.firstRange(of: end) else { return nil }
    let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self)
      .split(separator: "\r\n").map(String.init)
    let words = (lines.first ?? "").split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      headers.append(String(parts[1].drop { $0 == " " }), named: parts[0])
    }
    let length = headers["Content-Length"].flatMap { Int($0) } ?? 0
    let total = head.upperBound + max(0, length)
    guard bytes.count >= total,
      let url = HTTPURL("http://\(headers["Host"] ?? "localhost")\(words[1])")
    else { return nil }
    let request = HTTPRequest(
      words[0], url: url, headers: headers, body: Array(bytes[head.upperBound..<total]))
    return (request, total)
  }
}

import Observables
import Testing

#if canImport(Glibc)
  import Glibc
  private let stream = Int32(SOCK_STREAM.rawValue)
  private let withoutSignal = Int32(MSG_NOSIGNAL)
#else
  import Darwin
  private let stream = SOCK_STREAM
  private let withoutSignal: Int32 = 0
#endif

/// A server on this machine that answers each request with a few steps, on the test's own loop.
final class LoopbackServer {
  enum Step: Sendable, CustomTestStringConvertible {
    case send([UInt8])
    case close
    case reset

    static func send(_ text: String) -> Step { .send(Array(text.utf8)) }

    var testDescription: String {
      guard case .send(let bytes) = self else { return "end" }
      return "\(bytes.count) bytes"
    }
  }

  /// What came, each with head and body.
  private(set) var requests: [String] = []
  /// How many connections were made.
  private(set) var accepted = 0
  /// How many connections the client has closed.
  private(set) var left = 0
  let port: Int

  private let loop: EventLoop
  private let greeting: [Step]
  private let answer: (String) -> [Step]
  private var listener: (descriptor: Int32, watch: any Disposable)?
  private var connections: [ObjectIdentifier: Connection] = [:]

  /// Listens on a port of its own, or at a path.
  ///
  /// - Parameters:
  ///   - loop: the loop that it works on.
  ///   - path: where it listens; nil for a port.
  ///   - greeting: the steps with which each connection begins.
  ///   - answer: the steps that follow a request.
  init(
    loop: EventLoop, path: String? = nil, greeting: [Step] = [],
    answer: @escaping (String) -> [Step]
  ) {
    self.loop = loop
    self.greeting = greeting
    self.answer = answer
    let descriptor = path.map { listeningSocket(path: $0) } ?? listeningSocket()
    port = path == nil ? boundPort(of: descriptor) : 0
    let watch = loop.watch(descriptor, read: true, write: false) { [weak self] _ in
      self?.accept(from: descriptor)
    }
    listener = (descriptor, watch)
  }

  deinit { stop() }

  /// Closes all; nobody answers at the port any more.
  func stop() {
    guard let (descriptor, watch) = listener else { return }
    listener = nil
    watch.dispose()
    closing(descriptor)
    connections.values.forEach { $0.close() }
  }

  private func accept(from descriptor: Int32) {
    let accepted = accepting(descriptor)
    guard accepted >= 0 else { return }
    self.accepted += 1
    let connection = Connection(accepted, loop: loop, steps: greeting)
    connections[ObjectIdentifier(connection)] = connection
    connection.received = { [weak self] request in
      self?.requests.append(request)
      return self?.answer(request) ?? []
    }
    connection.closed = { [weak self, unowned connection] byClient in
      if byClient { self?.left += 1 }
      self?.connections[ObjectIdentifier(connection)] = nil
    }
    connection.watch()
  }
}

private final class Connection {
  var received: (String) -> [LoopbackServer.Step] = { _ in [] }
  var closed: (_ byClient: Bool) -> Void = { _ in }

  private let descriptor: Int32
  private let loop: EventLoop
  private var watching: (any Disposable)?
  private var incoming: [UInt8] = []
  private var steps: [LoopbackServer.Step]
  private var isOpen = true

  init(_ descriptor: Int32, loop: EventLoop, steps: [LoopbackServer.Step]) {
    self.steps = steps
    self.descriptor = descriptor
    self.loop = loop
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close() }

  func close() {
    guard isOpen else { return }
    isOpen = false
    watching?.dispose()
    closing(descriptor)
  }

  func watch() {
    watching?.dispose()
    watching = loop.watch(descriptor, read: true, write: !steps.isEmpty) { [weak self] interest in
      if interest.isWritable { self?.write() }
      if interest.isReadable { self?.read() }
    }
  }

  private func read() {
    guard isOpen else { return }
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else {
      close()
      return closed(true)
    }
    incoming += bytes[..<count]
    while let request = takeRequest() { steps += received(request) }
    watch()
  }

  private func takeRequest() -> String? {
    let text = String(decoding: incoming, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    let length =
      text[..<end.lowerBound].split(separator: "\r\n")
      .first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.drop { $0 != " " }.dropFirst()) } ?? 0
    let size = text[..<end.upperBound].utf8.count + length
    guard incoming.count >= size else { return nil }
    defer { incoming.removeFirst(size) }
    return String(decoding: incoming[..<size], as: UTF8.self)
  }

  private func write() {
    while isOpen, let step = steps.first {
      switch step {
      case .send(let bytes):
        let count = sending(bytes, to: descriptor)
        guard count >= 0 else { return }
        if count < bytes.count {
          steps[0] = .send(Array(bytes[count...]))
          return
        }
      case .close:
        close()
        return closed(false)
      case .reset:
        var now = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        close()
        return closed(false)
      }
      steps.removeFirst()
    }
    watch()
  }
}

private func listeningSocket() -> Int32 {
  let descriptor = socket(AF_INET, stream, 0)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  let status = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  precondition(status == 0 && listen(descriptor, 16) == 0)
  return descriptor
}

private func listeningSocket(path: String) -> Int32 {
  let descriptor = socket(AF_UNIX, stream, 0)
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
  let status = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
  precondition(status == 0 && listen(descriptor, 16) == 0)
  return descriptor
}

private func boundPort(of descriptor: Int32) -> Int {
  var address = sockaddr_in()
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  withUnsafeMutablePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &size) }
  }
  return Int(UInt16(bigEndian: address.sin_port))
}

// Methods above have the names of these.
private func accepting(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }
private func closing(_ descriptor: Int32) { close(descriptor) }
private func sending(_ bytes: [UInt8], to descriptor: Int32) -> Int {
  send(descriptor, bytes, bytes.count, withoutSignal)
}

internal import HTTPClients
public import Observables

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Lets the sandbox answer over HTTP, on a Unix-domain socket in a folder that only its owner can
/// enter: nothing listens on a port.
///
///     let server = try SandboxServer(sandbox, loop: loop, time: clock.now)
///     settings.unixSocketPaths[origin] = server.path
public final class SandboxServer {
  /// Why there is no server.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason, in words.
    public let description: String
  }

  /// Where the socket is.
  public let path: String
  private let folder: String
  private let descriptor: Int32
  private var watch: (any Disposable)?
  private var connections: [SandboxConnection] = []

  /// Starts answering, as the loop turns.
  ///
  /// - Parameters:
  ///   - sandbox: who answers.
  ///   - loop: what drives the connections.
  ///   - time: seconds since 1970.
  /// - Throws: a `Failure` where no socket can be made.
  public init(_ sandbox: Sandbox, loop: EventLoop, time: @escaping () -> Double) throws {
    folder = try Self.makeFolder()
    path = folder + "/socket"
    do {
      descriptor = try Self.listen(at: path)
    } catch {
      unlink(path)
      rmdir(folder)
      throw error
    }
    watch = loop.watch(descriptor, read: true, write: false) { [weak self] _ in
      self?.accept(loop) { sandbox.respond(to: $0, at: time()) }
    }
  }

  deinit { stop() }

  /// Stops answering, and removes the socket. A program calls it before it exits, which frees
  /// nothing.
  public func stop() {
    guard let watch else { return }
    self.watch = nil
    watch.dispose()
    connections = []
    close(descriptor)
    unlink(path)
    rmdir(folder)
  }

  private func accept(_ loop: EventLoop, _ respond: @escaping (HTTPRequest) -> SandboxReply) {
    while case let accepted = Self.accept(descriptor), accepted >= 0 {
      let connection = SandboxConnection(LocalSocket(accepted), loop: loop, respond: respond) {
        [weak self] closed in
        self?.connections.removeAll { $0 === closed }
      }
      connections.append(connection)
      connection.begin()
    }
  }

  private static func accept(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.accept(descriptor, nil, nil)
    #else
      Darwin.accept(descriptor, nil, nil)
    #endif
  }

  private static func makeFolder() throws -> String {
    let wanted = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    // The path of a socket may not be longer than about a hundred bytes.
    let parent = wanted.isEmpty || wanted.utf8.count > 70 ? "/tmp" : wanted
    var template = Array("\(parent)/reactorsh.XXXXXX".utf8CString)
    // mkdtemp makes it for its owner only.
    guard mkdtemp(&template) != nil else { throw failure("a folder in \(parent)") }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func listen(at path: String) throws -> Int32 {
    #if canImport(Glibc)
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8CString)
    guard descriptor >= 0, name.count <= MemoryLayout.size(ofValue: address.sun_path) else {
      throw failure("a socket at \(path)")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { room in
      name.withUnsafeBytes { room.copyMemory(from: $0) }
    }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    #if canImport(Glibc)
      let isListening = isBound && Glibc.listen(descriptor, 16) == 0
    #else
      let isListening = isBound && Darwin.listen(descriptor, 16) == 0
    #endif
    guard isListening else {
      close(descriptor)
      throw failure("a socket at \(path)")
    }
    makeNonblocking(descriptor)
    return descriptor
  }

  private static func makeNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private static func failure(_ what: String) -> Failure {
    Failure(description: "the sandbox cannot make \(what): \(String(cString: strerror(errno)))")
  }
}

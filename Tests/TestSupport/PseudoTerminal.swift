internal import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program at a terminal that nobody sits at: keys go in, and the screen is read back.
///
///     let terminal = try PseudoTerminal(BuiltProgram.path("reactorsh"), columns: 40)
///     terminal.send("search swi")
///     try terminal.wait(for: "github> search swi|")
///
/// What does not come within the time limit is an error that shows the screen. Nothing sleeps.
public final class PseudoTerminal {
  /// The screen as it is now.
  public private(set) var screen: ScreenReader
  /// Everything that the program wrote.
  public private(set) var transcript: [UInt8] = []
  private let master: Int32
  private let aside: Int32
  private let process: pid_t
  private let limit: Duration
  private var status: Int32?

  /// Starts a program in a session of its own, with the terminal as its standard streams.
  ///
  /// - Parameters:
  ///   - path: the program.
  ///   - arguments: its arguments.
  ///   - environment: what differs from the plain environment of a modern terminal; an empty value
  ///     leaves the variable out.
  ///   - columns: the window's columns.
  ///   - rows: the window's rows.
  ///   - limit: how long to wait for anything.
  /// - Throws: `Failure` where the program does not start.
  public init(
    _ path: String, arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24, limit: Duration = .seconds(10)
  ) throws {
    screen = ScreenReader(columns: columns, rows: rows)
    self.limit = limit
    master = posix_openpt(O_RDWR | O_NOCTTY)
    var name = [CChar](repeating: 0, count: 256)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0,
      ptsname_r(master, &name, name.count) == 0
    else { throw Failure("there is no pseudo-terminal") }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    Self.setSize(master, columns: columns, rows: rows)
    // Held open until the program has it, so that the other end does not look closed.
    let slaveName =
      name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? ""
    let slave = open(slaveName, O_RDWR | O_NOCTTY)
    var ends: [Int32] = [-1, -1]
    guard pseudo_terminal_pipe(&ends) == 0 else { throw Failure("there is no pipe") }
    aside = ends[1]
    defer {
      close(slave)
      close(ends[0])
    }
    process = try spawnProgram(
      path, arguments, Self.plainEnvironment.merging(environment) { $1 },
      flags: pseudo_terminal_setsid
    ) { actions in
      // The first terminal that the leader of a session opens becomes its controlling one.
      posix_spawn_file_actions_addopen(&actions, 0, slaveName, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      posix_spawn_file_actions_adddup2(&actions, ends[0], 3)
    }
  }

  deinit {
    if status == nil {
      // As when a window is closed; what a program then leaves behind is its own fault.
      kill(process, SIGHUP)
      let deadline = ContinuousClock.now + .seconds(2)
      while case true? = try? receive(until: deadline) {}
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
    close(aside)
  }

  /// Types.
  public func send(_ keys: String) { Self.writeAll(Array(keys.utf8), to: master) }

  /// Types these bytes.
  public func send(bytes: [UInt8]) { Self.writeAll(bytes, to: master) }

  /// Writes to the program's descriptor 3.
  public func sendAside(_ text: String) { Self.writeAll(Array(text.utf8), to: aside) }

  /// Sends the program a signal.
  public func signal(_ number: Int32) { kill(process, number) }

  /// Gives the window another size, by a terminal that cuts off what is beyond it.
  public func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    Self.setSize(master, columns: columns, rows: rows)
  }

  /// Gives the window another size, by a terminal that wraps its text anew.
  public func resizeRewrapping(columns: Int, rows: Int) {
    screen.resizeRewrapping(columns: columns, rows: rows)
    Self.setSize(master, columns: columns, rows: rows)
  }

  /// Waits until the screen looks like this, with a `|` where the cursor is.
  public func wait(for picture: String) throws {
    try wait(for: "this screen:\n\(picture)\n") { $0.picture == picture }
  }

  /// Waits until the screen is as described.
  public func wait(for what: String, until isMet: (ScreenReader) -> Bool) throws {
    let deadline = ContinuousClock.now + limit
    while !isMet(screen) {
      guard try receive(until: deadline) else {
        throw Failure("no \(what)\nThe screen is:\n\(screen.picture)")
      }
    }
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: its exit status, 128 and the number where a signal ended it.
  public func waitForExit() throws -> Int32 {
    let deadline = ContinuousClock.now + limit
    while try receive(until: deadline) {}
    if let status { return status }
    guard ContinuousClock.now < deadline else {
      throw Failure("the program goes on\nThe screen is:\n\(screen.picture)")
    }
    var raw: Int32 = 0
    waitpid(process, &raw, 0)
    let code = raw & 0x7F == 0 ? raw >> 8 & 0xFF : 128 + raw & 0x7F
    status = code
    return code
  }

  /// Takes what the program writes next; false where nothing came in time or will come.
  private func receive(until deadline: ContinuousClock.Instant) throws -> Bool {
    let left = deadline - .now
    let milliseconds =
      left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard milliseconds > 0, poll(&ready, 1, Int32(milliseconds)) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(master, &bytes, bytes.count)
    // When the program has ended, Linux says EIO here and macOS says 0.
    guard count > 0 else { return count < 0 && errno == EAGAIN }
    transcript += bytes[..<count]
    screen.receive(bytes[..<count])
    return true
  }

  private static let plainEnvironment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent", "EDITRC": "/dev/null",
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
  ]

  private static func setSize(_ descriptor: Int32, columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard errno == EAGAIN || errno == EINTR, poll(&room, 1, 5000) > 0 else { return }
      }
    }
  }

  /// What did not come.
  public struct Failure: Error, CustomStringConvertible {
    /// What, and the screen instead.
    public let description: String

    init(_ description: String) { self.description = description }
  }
}

internal import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program between pipes, as it stands in a script.
///
///     let run = try ProgramRun(BuiltProgram.path("reactorsh"), ["-c", "echo hi"])
///     try run.finish()  // status 0, output "hi\n", error ""
///
/// Standard input is a pipe; it ends when `finish` is called. What does not come within the time
/// limit is an error that shows what came. Nothing sleeps.
public final class ProgramRun {
  /// How a program ended, and what it wrote.
  public struct End: Equatable, Sendable {
    /// The exit status; 128 and the number where a signal ended it.
    public let status: Int32
    /// What it wrote on standard output.
    public let output: String
    /// What it wrote on standard error.
    public let error: String

    /// Makes the end that is expected.
    public init(status: Int32 = 0, output: String = "", error: String = "") {
      self.status = status
      self.output = output
      self.error = error
    }

    /// The lines of standard output.
    public var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// What did not come, and what came instead.
  public struct Failure: Error, CustomStringConvertible {
    /// Both in words.
    public let description: String
  }

  private let process: pid_t
  private var input: Int32?
  private var readers: [Int32?]
  private var written: [[UInt8]] = [[], []]
  private let deadline: ContinuousClock.Instant
  private var isFinished = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: the program.
  ///   - arguments: its arguments.
  ///   - environment: what differs from a plain environment; an empty value leaves the variable
  ///     out.
  ///   - folder: where it runs; nil for where the tests run.
  ///   - mergesError: whether standard error goes where standard output goes.
  ///   - limit: how long it may take.
  /// - Throws: `Failure` where the program does not start.
  public init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    folder: String? = nil, mergesError: Bool = false, limit: Duration = .seconds(20)
  ) throws {
    deadline = .now + limit
    let pipes = try (0..<3).map { _ in try Self.pipe() }
    defer {
      close(pipes[0].reading)
      close(pipes[1].writing)
      close(pipes[2].writing)
    }
    input = pipes[0].writing
    readers = [pipes[1].reading, pipes[2].reading]
    process = try spawnProgram(
      path, arguments, Self.plainEnvironment.merging(environment) { $1 }
    ) { actions in
      posix_spawn_file_actions_adddup2(&actions, pipes[0].reading, 0)
      posix_spawn_file_actions_adddup2(&actions, pipes[1].writing, 1)
      posix_spawn_file_actions_adddup2(&actions, pipes[mergesError ? 1 : 2].writing, 2)
      if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    }
    // A program that has ended already must not end the tests.
    ignoreBrokenPipes()
  }

  deinit {
    closeInput()
    for reader in readers.compactMap(\.self) { close(reader) }
    guard !isFinished else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Writes to the program's standard input, as far as it is read.
  public func send(_ text: String) { send(bytes: Array(text.utf8)) }

  /// Writes these bytes to the program's standard input, as far as they are read.
  public func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while let input, !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends the program a signal.
  public func signal(_ number: Int32) { kill(process, number) }

  /// Stops to read standard output, as `head` does when it has enough.
  public func closeOutput() {
    if let reader = readers[0] { close(reader) }
    readers[0] = nil
  }

  /// Waits until standard output holds a text.
  public func wait(forOutput text: String) throws {
    while !String(decoding: written[0], as: UTF8.self).contains(text) {
      guard try receive() else { throw failure("no \(text)") }
    }
  }

  /// Ends standard input, and waits until the program has ended.
  public func finish() throws -> End {
    closeInput()
    while try receive() {}
    var raw: Int32 = 0
    waitpid(process, &raw, 0)
    isFinished = true
    return End(
      status: raw & 0x7F == 0 ? raw >> 8 & 0xFF : 128 + raw & 0x7F,
      output: String(decoding: written[0], as: UTF8.self),
      error: String(decoding: written[1], as: UTF8.self))
  }

  private func closeInput() {
    if let input { close(input) }
    input = nil
  }

  /// Takes what the program writes next; false where nothing will come any more.
  private func receive() throws -> Bool {
    let open = readers.indices.filter { readers[$0] != nil }
    guard !open.isEmpty else { return false }
    var ready = open.map { pollfd(fd: readers[$0] ?? -1, events: Int16(POLLIN), revents: 0) }
    let left = deadline - .now
    let milliseconds =
      left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
    guard milliseconds > 0, poll(&ready, nfds_t(ready.count), Int32(milliseconds)) > 0 else {
      throw failure("the program goes on")
    }
    for (index, each) in zip(open, ready) where each.revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(each.fd, &bytes, bytes.count)
      if count > 0 {
        written[index] += bytes[..<count]
      } else {
        close(each.fd)
        readers[index] = nil
      }
    }
    return true
  }

  private func failure(_ what: String) -> Failure {
    Failure(
      description: """
        \(what)
        standard output: \(String(decoding: written[0], as: UTF8.self))
        standard error: \(String(decoding: written[1], as: UTF8.self))
        """)
  }

  private static let plainEnvironment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent", "LC_ALL": "C.UTF-8",
  ]

  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pseudo_terminal_pipe(&ends) == 0 else { throw Failure(description: "there is no pipe") }
    return (ends[0], ends[1])
  }
}

private func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

internal import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
  typealias FileActions = posix_spawn_file_actions_t
  typealias SpawnAttributes = posix_spawnattr_t
#else
  import Darwin
  typealias FileActions = posix_spawn_file_actions_t?
  typealias SpawnAttributes = posix_spawnattr_t?
#endif

/// Starts a program with no signal blocked or ignored, whatever the tests were started with.
///
/// - Parameters:
///   - path: the program.
///   - arguments: its arguments.
///   - environment: its whole environment; a variable with an empty value is left out.
///   - flags: further flags of `posix_spawn`.
///   - prepare: gives it its descriptors.
/// - Throws: `ProgramRun.Failure` where it does not start.
/// - Returns: its process.
func spawnProgram(
  _ path: String, _ arguments: [String], _ environment: [String: String], flags: Int16 = 0,
  prepare: (inout FileActions) -> Void
) throws -> pid_t {
  #if canImport(Darwin)
    var actions: FileActions
    var attributes: SpawnAttributes
  #else
    var actions = FileActions()
    var attributes = SpawnAttributes()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  prepare(&actions)
  // Dispatch's threads block signals, and a shell's background jobs ignore Ctrl-C; both would be
  // inherited.
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(
    &attributes, flags | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
  var process: pid_t = 0
  let variables = environment.filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" }
  let result = withCStrings([path] + arguments) { arguments in
    withCStrings(variables) { posix_spawn(&process, path, &actions, &attributes, arguments, $0) }
  }
  guard result == 0 else {
    throw ProgramRun.Failure(
      description: "\(path) does not start: \(String(cString: strerror(result)))")
  }
  return process
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}

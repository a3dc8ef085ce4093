internal import Shell

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The program: reads its command line, picks the real parts, and runs.
struct Program {
  private let words: [String]

  init(arguments: [String]) {
    words = Array(arguments.dropFirst())
  }

  func run() -> ExitStatus {
    do {
      let arguments = try Arguments(words)
      if arguments.wantsHelp { return say(Usage.text) }
      if arguments.wantsVersion { return say(Usage.version + "\n") }
      return try Run(arguments).run()
    } catch {
      return complain(error)
    }
  }
}

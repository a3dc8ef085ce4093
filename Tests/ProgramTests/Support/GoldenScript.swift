import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A script in `Scripts`, with what it prints beside it.
struct GoldenScript: CustomTestStringConvertible {
  /// Its file's name, without `.rsh`.
  let name: String

  var testDescription: String { name }

  /// All scripts, by name.
  static var all: [GoldenScript] {
    namesOfFiles(in: folder).filter { $0.hasSuffix(".rsh") }
      .map { GoldenScript(name: String($0.dropLast(4))) }
  }

  /// Whether what is printed is taken as what is expected: `RECORD=1 swift test`.
  static var records: Bool { getenv("RECORD").map { String(cString: $0) } == "1" }

  /// What the script is expected to print; nil where that was not recorded yet.
  var expected: String? {
    guard let file = fopen(Self.folder + "/\(name).out", "re") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Runs the script: standard output and error as they come, and the exit status.
  func run() throws -> String {
    let run = try ProgramRun(
      BuiltProgram.path("reactorsh"), ["--echo", "\(name).rsh"], folder: Self.folder,
      mergesError: true)
    let end = try run.finish()
    return end.output + "exit status \(end.status)\n"
  }

  /// Makes what was printed what is expected.
  func record(_ text: String) {
    guard let file = fopen(Self.folder + "/\(name).out", "we") else { return }
    fputs(text, file)
    fclose(file)
  }

  private static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(2).joined(separator: "/") + "/Scripts"
}

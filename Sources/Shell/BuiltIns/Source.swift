internal import Tracing

extension Session {
  /// Scripts may run scripts, but not endlessly.
  private static let deepest = 16

  var sourceCommand: BuiltIn {
    BuiltIn(
      CommandInfo(
        "source", "FILE", summary: "run the commands of a file", examples: ["source demo.rsh"])
    ) { [unowned self] arguments in
      let file = arguments.unquoted
      guard !file.isEmpty else { throw CommandError("give a file: source demo.rsh") }
      try source(file)
    }
  }

  private func source(_ file: String) throws {
    guard let runner = runner(of: Cause.current?.line), let running = running(Cause.current?.line)
    else { return }
    let chain = (running.statement.place?.chain ?? []) + [file]
    if chain.dropLast().contains(file) {
      throw CommandError("\(file) runs itself: \(chain.joined(separator: " → "))")
    }
    guard chain.count <= Self.deepest else {
      throw CommandError(
        "\(file) is the \(chain.count)th script within a script; \(Self.deepest) is the most")
    }
    let statements = try ScriptFile.lines(of: file).enumerated().flatMap { index, line in
      let place = Statement.Place(file: file, line: index + 1, chain: chain)
      do {
        return try Statement.statements(in: line, place: place)
      } catch {
        throw CommandError("\(place): \(error)")
      }
    }
    runner.addNext(statements)
  }
}

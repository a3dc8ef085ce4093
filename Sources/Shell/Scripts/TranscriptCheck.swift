internal import Tracing

/// Runs transcripts and compares what they print with what they say.
public struct TranscriptCheck {
  /// Makes a session for a transcript, all of whose commands run in virtual time.
  public typealias MakeSession = (any Terminal) throws -> Session

  private let makeSession: MakeSession
  private let say: (String) -> Void

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - say: takes what is to be said about the transcripts.
  ///   - makeSession: makes a fresh session on a terminal.
  public init(say: @escaping (String) -> Void, makeSession: @escaping MakeSession) {
    self.say = say
    self.makeSession = makeSession
  }

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - path: a transcript, or a Markdown file with transcripts in it.
  ///   - isUpdating: whether the file is rewritten with what is printed now.
  /// - Returns: whether all was as the file says.
  public func run(_ path: String, isUpdating: Bool) -> ExitStatus {
    do {
      let lines = try ScriptFile.lines(of: path)
      let transcripts = Transcript.transcripts(in: lines, isMarkdown: path.hasSuffix(".md"))
      guard !transcripts.isEmpty else {
        throw CommandError("\(path): no line begins with \"> \", so there is nothing to check")
      }
      var updated = lines
      guard isUpdating else {
        return try transcripts.allSatisfy { try check($0, in: path) } ? .success : .failure
      }
      for transcript in transcripts.reversed() {
        transcript.update(&updated, with: try run(transcript).outputs)
      }
      if updated != lines { try ScriptFile.save(updated, to: path) }
      return .success
    } catch {
      say("\(error)")
      return .failure
    }
  }

  /// Runs a transcript; says where it differs first, and what the step there was caused by.
  private func check(_ transcript: Transcript, in path: String) throws -> Bool {
    let (outputs, session, terminal) = try run(transcript)
    guard let difference = transcript.firstDifference(outputs) else { return true }
    report(difference, in: path)
    guard let id = difference.divergentStep, !session.journal.events(of: id).isEmpty else {
      return false
    }
    // What came after the last command is no part of the answer.
    _ = terminal.take()
    session.explain(causesOf: id)
    for line in terminal.take() { say("   \(line)") }
    return false
  }

  /// Runs a transcript up to where all of its commands are run or one leaves.
  ///
  /// - Returns: what each command printed, and the session with all its steps.
  private func run(_ transcript: Transcript) throws -> (
    outputs: [[String]], session: Session, terminal: CapturingTerminal
  ) {
    let terminal = CapturingTerminal()
    let session = try makeSession(terminal)
    var outputs: [[String]] = []
    var commands = transcript.steps.map(\.command)[...]
    // What a screen prints when it appears belongs to no command.
    _ = terminal.take()
    _ = session.runScript(file: nil, keepsGoing: true) {
      if outputs.count < transcript.steps.count, commands.count < transcript.steps.count {
        outputs.append(terminal.take())
      }
      return commands.popFirst().map { .line($0) } ?? .endOfInput
    }
    while outputs.count < transcript.steps.count { outputs.append(terminal.take()) }
    return (outputs, session, terminal)
  }

  private func report(_ step: Transcript.Difference, in path: String) {
    say("\(path):\(step.line): not as expected")
    say("  > \(step.command)")
    for line in step.before { say("    \(line)") }
    say("  - \(step.expected ?? "(nothing more)")")
    say("  + \(step.printed ?? "(nothing more)")")
  }
}

extension Transcript {
  /// Where a transcript and what was printed part ways.
  struct Difference {
    var command: String
    var line: Int
    /// The lines of the step that still agreed, at most three.
    var before: [String]
    var expected: String?
    var printed: String?

    /// The step that was printed instead, or the last one that still agreed.
    var divergentStep: TraceID? {
      (before + [printed].compactMap(\.self)).reversed().lazy
        .compactMap { $0.split(separator: " ").first.flatMap { TraceID(String($0)) } }
        .first
    }
  }

  func firstDifference(_ printed: [[String]]) -> Difference? {
    for (step, lines) in zip(steps, printed) {
      let expected = step.trimmed
      guard let place = Self.difference(expected, lines) else { continue }
      return Difference(
        command: step.command, line: step.line + 1 + place.expected,
        before: Array(lines[..<place.printed].suffix(3)),
        expected: place.expected < expected.count ? expected[place.expected] : nil,
        printed: place.printed < lines.count ? lines[place.printed] : nil)
    }
    return nil
  }

  /// Puts what was printed in place of what was expected; a step that elides lines is left as it is
  /// where it still holds.
  func update(_ lines: inout [String], with printed: [[String]]) {
    for (step, output) in zip(steps, printed).reversed() {
      guard Self.difference(step.trimmed, output) != nil else { continue }
      let range = step.line..<(step.line + step.trimmed.count)
      lines.replaceSubrange(range, with: output.map { $0.isEmpty ? "" : indentation + $0 })
    }
  }
}

extension Transcript.Step {
  /// The expected lines without the blank ones at the end.
  var trimmed: [String] {
    var lines = expected
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// Keeps all that is written, to either stream, in one order.
private final class CapturingTerminal: Terminal {
  let columns = 80
  let isInteractive = false
  let showsEscapes = false
  let output = OutputState.open
  var completions: CompletionSource?
  private var text = ""

  func remember(_ line: String) {}
  func readLine(prompt: Prompt) -> LineInput { .endOfInput }
  func write(_ text: String) { self.text += text }
  func writeError(_ text: String) { self.text += text }

  /// The lines since the last time.
  func take() -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeLast()
    text = ""
    // White space at the end of a line does not survive in a document.
    return lines.map { line in
      var line = line[...]
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }
}

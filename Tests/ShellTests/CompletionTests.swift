import Observables
import Terminals
import Testing

@testable import Shell

@Suite struct CompletionTests {
  private func session(after script: String = "") throws -> Session {
    let loop = EventLoop(clock: .virtual)
    let session = try Session(
      screens: [SumScreen(loop: loop), SumScreen(loop: loop, name: "other")],
      options: SessionOptions(), terminal: TranscriptTerminal(), loop: loop)
    var lines = [script][...]
    _ = session.runScript(file: nil) { lines.popFirst().map { .line($0) } ?? .endOfInput }
    return session
  }

  private func completed(_ line: String, after script: String = "") throws -> [String] {
    try session(after: script).complete(line, line.endIndex).candidates.map(\.text)
  }

  @Test func `the first word is a command`() throws {
    #expect(try completed("ad") == ["add"])
    #expect(try completed("add 1; no") == ["nothing"])
    #expect(try completed("try ha") == ["hang"])
    #expect(try completed("search \"a; no").isEmpty)
  }

  @Test func `what follows is what the usage says`() throws {
    #expect(try completed("use ") == ["sum", "other"])
    #expect(try completed("trace d") == ["diff"])
    #expect(try completed("set trace j") == ["json"])
    #expect(try completed("why su") == ["sum"])
    #expect(try completed("help ad") == ["add"])
    #expect(try completed("expect sum c") == ["contains", "count"])
  }

  @Test func `steps are offered by their ids`() throws {
    #expect(try completed("goto ", after: "add 1; add 2").contains("S2"))
    #expect(try completed("diff S1 ", after: "add 1; add 2") == ["S2", "S1"])
  }

  @Test func `a usage with several forms offers what fits`() {
    let forms = UsageForm.forms(of: "latency TIME | fail FAULT [times N] | reset")
    #expect(forms.map { $0.choices(after: []) } == [["latency"], ["fail"], ["reset"]])
    #expect(forms.compactMap { $0.choices(after: ["fail"]) } == [["FAULT"]])
    #expect(forms.compactMap { $0.choices(after: ["fail", "500"]) } == [["times"]])
  }
}

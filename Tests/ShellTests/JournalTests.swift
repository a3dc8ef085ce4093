import Observables
import Reactors
import Testing

@testable import Shell

private func lines(_ script: String) throws -> [String] {
  try transcript(script) { $0.trace = .off }.lines
}

private func complaint(_ script: String) throws -> String {
  let ran = try transcript(script) { $0.trace = .off }
  #expect(ran.status == .failure)
  return ran.complaints
}

@Suite struct ExpectTests {
  @Test(arguments: [
    "expect sum == 3", "expect sum != 4", "expect sum < 4", "expect sum > 2", "expect sum >= 3",
    "expect actions 2", "expect mutations 2", "expect requests 0", "expect nothing in flight",
  ])
  func `what is so passes`(expectation: String) throws {
    #expect(try transcript("add 1; add 2; \(expectation)").status == .success)
  }

  @Test func `what is not so tells what is, since when, and by what`() throws {
    #expect(
      try complaint("add 1; add 2; expect sum == 4")
        == "expected sum == 4, but it is 3 since S2, by M2.1 (add 2)\n")
    #expect(
      try complaint("expect sum == 4")
        == "expected sum == 4, but it is 0, as it was at the start\n")
    #expect(try complaint("add 1; expect actions 2").contains("but there were 1"))
    #expect(try complaint("hang &; expect nothing in flight").contains("A1"))
  }

  @Test(arguments: [
    "expect", "expect sum", "expect sum ~ 3", "expect sum count x", "expect a..b == 1",
  ])
  func `what cannot be read is refused with advice`(expectation: String) throws {
    #expect(!(try complaint(expectation).isEmpty))
  }

  @Test func `a field that is not there is named, with what was probably meant`() throws {
    #expect(try complaint("expect sun == 1").contains("did you mean sum?"))
  }

  @Test func `waiting until something is so ends when it is, or says what is`() throws {
    #expect(try lines("add 1 &; wait until sum == 1; echo then") == ["sum: 1", "then"])
    #expect(
      try complaint("add 1; wait until sum == 9 within 2s")
        == "sum == 9 did not come about within 2.0 s; it is 1 since S1, by M1.1 (add 1)\n")
  }
}

@Suite struct FieldPathTests {
  private struct State {
    var repos = [["name": "a"]]
    var nested: Nested? = Nested()
  }

  private struct Nested {
    var values = [1, 2, 3]
  }

  @Test func `a path leads through records, optionals and lists`() throws {
    #expect(try FieldPath("nested.values[2]")?.value(in: State()) as? Int == 3)
    #expect(FieldPath("repos[0].name")?.field == "repos")
  }

  @Test(arguments: ["", ".", "a.", "a[", "a[x]", "a b", "[0"])
  func `what is no path is refused`(text: String) {
    #expect(FieldPath(text) == nil)
  }

  @Test func `a path that leads out of a list says how long it is`() {
    #expect(throws: CommandError("nested.values has 3 elements, from 0; there is no 3")) {
      try FieldPath("nested.values[3]")?.value(in: State())
    }
  }
}

@Suite struct StepsTests {
  @Test func `the steps can be listed and filtered`() throws {
    #expect(
      try lines("add 1; add 2; steps actions")
        == ["sum: 1", "sum: 3", "A1 add(1)", "A2 add(2)"])
    #expect(try lines("add 1; steps states changed sum").last == "S1 sum: 1*")
    #expect(try lines("add 1; steps all errors").last == "no steps")
    #expect(
      try lines("add 1; steps 1").suffix(2) == [
        "… 3 steps before these (steps all)", "A1 done, 1 mutation, 1.0 s",
      ])
  }

  @Test func `steps that say the same are one line`() throws {
    #expect(try lines("nothing; nothing; nothing; steps actions").last == "A1 nothing ×3")
  }

  @Test func `a step is shown with what it caused`() throws {
    #expect(
      try lines("add 1; show A1").dropFirst()
        == [
          "A1 add(1)", "  M1.1 setSum(1)", "    S1 sum: 1*", "      │ sum: 1",
          "A1 done, 1 mutation, 1.0 s",
        ])
  }

  @Test func `why walks back to what was typed`() throws {
    #expect(
      try lines("add 1; why sum").dropFirst() == [
        "S1 sum: 0 → 1  1.000s", " ← M1.1 setSum(1)  1.000s", " ← A1 add(1)  0.000s", " ← > add 1",
      ])
    #expect(try lines("nothing; why A1").last == "→ no mutation: nothing is to be done")
    #expect(try lines("hang &; cancel; why A1").last == "→ cancelled by you")
    #expect(try lines("why sum").last == "sum is as it was at the start; no step has changed it")
  }

  @Test func `two states differ by their fields`() throws {
    #expect(try lines("add 1; add 2; diff S1 S2").last == "sum: 1 → 3")
  }

  @Test func `going back runs nothing, and resuming returns`() throws {
    #expect(
      try lines("add 1; add 2; goto S1; forward; back; resume; expect actions 2").dropFirst(2)
        == ["S1 sum: 1*", "S2 sum: 3*", "S1 sum: 1*", "S2 sum: 3*"])
    #expect(try complaint("add 1; back").contains("S1 is the first state"))
  }

  @Test func `an action can be left out`() throws {
    // SumReactor's mutation holds the sum itself, so that the last one decides.
    #expect(try lines("add 1; add 2; skip A2").last == "without A2: sum: 3 → 1")
  }

  @Test func `pure reducers verify`() throws {
    #expect(try lines("add 1; add 2; verify").last == "2 states, each the same again")
  }

  @Test(arguments: [
    "show A9", "show X", "goto A1", "diff S1", "why", "why nosuch", "skip S1", "goto S5",
  ])
  func `a step that is not there is refused`(command: String) throws {
    #expect(!(try complaint("add 1; \(command)").isEmpty))
  }
}

/// Counts its calls where nobody sees it.
private final class ImpureReactor: Reactor {
  enum Action { case go }

  struct State {
    var value = 0
  }

  let initialState = State()
  private var calls = 0

  func reduce(state: State, mutation: Action) -> State {
    calls += 1
    return State(value: calls)
  }
}

private final class ImpureScreen: Screen {
  let name = "impure"
  let summary = "cheats"
  let output = ScreenOutput()
  var disposeBag = DisposeBag()
  let go = Command("go", summary: "go")
  var commands: [any ShellCommand] { [go] }

  func makeReactor() -> ImpureReactor { ImpureReactor() }

  func bind(reactor: ImpureReactor) {
    go.map { Reactor.Action.go }.bind(to: reactor.action).disposed(by: disposeBag)
  }
}

@Suite struct VerifyTests {
  @Test func `a reducer that is not pure is caught at its step`() throws {
    let terminal = TranscriptTerminal()
    var options = SessionOptions()
    options.trace = .off
    let session = try Session(
      screens: [ImpureScreen()], options: options, terminal: terminal,
      loop: EventLoop(clock: .virtual))
    var script = ["go; go; verify"][...]
    #expect(
      session.runScript(file: nil) { script.popFirst().map { .line($0) } ?? .endOfInput }
        == .failure)
    #expect(
      terminal.complaints.hasPrefix("S1 differs when M1.1 is reduced again: value: 1 → 3;"))
  }
}

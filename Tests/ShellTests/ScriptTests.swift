import Testing

@testable import Shell

@Suite struct ScriptTests {
  @Test func `each command waits until the one before has settled`() throws {
    let ran = try transcript("add 1; add 2")
    #expect(
      ran.lines == [
        "A1 add(1)", "M1.1 setSum(1)", "S1 sum: 1*", "sum: 1", "A1 done, 1 mutation, 1.0 s",
        "A2 add(2)", "M2.1 setSum(3)", "S2 sum: 3*", "sum: 3", "A2 done, 1 mutation, 1.0 s",
      ])
    #expect(ran.status == .success)
  }

  @Test func `an ampersand goes straight on, and is waited for at the end`() throws {
    let ran = try transcript("add 1 & ; add 2 &")
    #expect(ran.lines.prefix(2) == ["A1 add(1)", "A2 add(2)"])
    #expect(ran.lines.last == "A2 done, 1 mutation, 1.0 s")
  }

  @Test func `wait and sleep let time pass`() throws {
    let waited = try transcript("add 1 & ; wait; echo then") { $0.trace = .off }
    #expect(waited.lines == ["sum: 1", "then"])
    let slept = try transcript("add 1 & ; sleep 500ms; echo early; sleep 1s; echo late") {
      $0.trace = .off
    }
    #expect(slept.lines == ["early", "sum: 1", "late"])
  }

  @Test func `an action without effect says why`() throws {
    let ran = try transcript("nothing")
    #expect(ran.lines == ["A1 nothing", "A1 done, no mutation: nothing is to be done"])
  }

  @Test func `a script stops at its first failed command and says where`() throws {
    let ran = try transcript("echo a\nadd x\necho b", file: "s.rsh")
    #expect(ran.status == .failure)
    #expect(ran.lines == ["a"])
    #expect(ran.complaints == "s.rsh:2: give a number: add 3\n")
  }

  @Test func `a stream that fails is a failed command`() throws {
    let ran = try transcript("fail; echo after")
    #expect(ran.status == .failure)
    #expect(ran.lines == ["A1 fail", "E1 it broke"])
    #expect(ran.complaints.contains("it broke"))
  }

  @Test func `keep-going goes on and fails at the end`() throws {
    let ran = try transcript("add x\necho b") { $0.keepsGoing = true }
    #expect(ran.status == .failure)
    #expect(ran.lines == ["b"])
  }

  @Test func `a failure that is tried is normal`() throws {
    let ran = try transcript("try add x; echo b")
    #expect(ran.status == .success)
    #expect(ran.lines == ["b"])
    #expect(!ran.complaints.isEmpty)
  }

  @Test func `what waits for ever is named, cancelled, and fails`() throws {
    let ran = try transcript("hang; echo after", file: "s.rsh")
    #expect(ran.status == .failure)
    #expect(ran.lines == ["A1 hang", "A1 cancelled"])
    #expect(
      ran.complaints == "s.rsh:1: A1 would wait for ever: nothing is left that could happen\n")
  }

  @Test func `quit leaves, and what is in flight is cancelled`() throws {
    let ran = try transcript("hang & ; quit; echo after")
    #expect(ran.status == .success)
    #expect(ran.lines == ["A1 hang", "A1 cancelled"])
  }

  @Test func `an unknown word is told what it could be`() throws {
    #expect(try transcript("ad 1").complaints.contains("did you mean add?"))
    #expect(try transcript("xyzzy").complaints.contains("help lists them"))
  }

  @Test func `echo prints each command before it runs`() throws {
    let ran = try transcript("add 1 &; try nothing") {
      $0.echoes = true
      $0.trace = .off
    }
    #expect(ran.lines == ["> add 1 &", "> try nothing", "sum: 1"])
  }

  @Test func `screens keep their states, and a command of another screen is told where`() throws {
    let ran = try transcript("add 1; use other; add 5; use sum; add 1") { $0.trace = .off }
    #expect(ran.lines == ["sum: 1", "sum: 5", "sum: 2"])
    #expect(try transcript("use sume").complaints.contains("did you mean sum?"))
  }

  @Test func `in JSON mode standard output holds JSON lines only`() throws {
    let ran = try transcript("add 1; echo hi; help; try xyz; status") { $0.trace = .json }
    #expect(ran.lines.allSatisfy { $0.hasPrefix("{\"kind\":\"") && $0.hasSuffix("}") })
    #expect(
      ran.lines.contains { $0.contains("\"kind\":\"output\"") && $0.contains("\"text\":\"hi\"") })
  }

  @Test func `twenty runs are the same`() throws {
    let script = "add 1 &; add 2 &; sleep 500ms; add 3; nothing; try fail"
    let first = try transcript(script).written
    for _ in 1..<20 { #expect(try transcript(script).written == first) }
  }
}

import TestSupport
import Testing

/// What is in flight, and how it is given up.
struct JobsTests {
  @Test func `jobs lists requests, actions and waits, with what was typed`() throws {
    let end = try reactorsh(
      "--trace", "off", "-c", "search redux & ; use counter; increase & ; sleep 1s & ; jobs")
    #expect(
      end.lines.prefix(4) == [
        "value: 0",
        "H1.1      0 ms  > search redux  GET http://api.github.com/search/repositories?q…",
        "A2        0 ms  > increase  counter",
        "-               > sleep 1s",
      ])
    #expect(try reactorsh("-c", "jobs") == .init(output: "nothing is in flight\n"))
  }

  @Test func `One request is cancelled by its id, and the others go on`() throws {
    let end = try reactorsh(
      "--trace", "off", "-c",
      "search redux & ; use counter; increase & ; cancel H1.1; wait; expect value == 1; jobs")
    #expect(end.status == 0)
    #expect(end.error == "github: cancelled\n")
    #expect(end.lines == ["value: 0", "value: 1", "increased!", "nothing is in flight"])
  }

  @Test(arguments: ["cancel", "cancel all", "cancel H1.1", "cancel A1"])
  func `What a person cancels is no failure of the script`(cancel: String) throws {
    let end = try reactorsh("--trace", "off", "-c", "search redux & ; \(cancel); wait; echo after")
    #expect(end.status == 0)
    #expect(end.output == "after\n")
  }

  @Test func `What is not in flight cannot be cancelled`() throws {
    let end = try reactorsh("--trace", "off", "-c", "search redux; cancel A1")
    #expect(end.status == 1)
    #expect(end.error == "A1 is not in flight (jobs lists what is)\n")
  }
}

import Testing

@testable import Terminals

struct HistorySearchTests {
  private func search(_ keys: String) -> (HistorySearch, [HistorySearch.Step]) {
    var search = HistorySearch(
      history: ["search swift", "next", "search rust", "next", "status"], original: "so")
    let steps = keys.unicodeScalars.map { search.received($0) }
    return (search, steps)
  }

  @Test func `Each key narrows the search, from the latest line`() {
    let (found, steps) = search("se")
    #expect(found.match == "search rust")
    #expect(found.prompt == "(search back) se: ")
    #expect(steps == [.show, .show])
  }

  @Test func `Ctrl-R goes further back, past lines that are the same, and Ctrl-S returns`() {
    #expect(search("e").0.match == "next")
    #expect(search("e\u{12}").0.match == "search rust")
    #expect(search("e\u{12}\u{12}\u{12}").0.match == "search swift")
    #expect(search("e\u{12}\u{13}").0.match == "next")
  }

  @Test func `What is not found is said, and the last match stays`() {
    let (found, steps) = search("sea\u{12}\u{12}")
    #expect(steps == [.show, .show, .show, .show, .beep])
    #expect(found.match == "search swift")
    #expect(found.prompt == "(failed search back) sea: ")
  }

  @Test func `Backspace widens the search again`() {
    let (found, _) = search("swift\u{7F}\u{7F}\u{7F}\u{7F}")
    #expect(found.match == "status")
  }

  @Test func `Ctrl-G gives the line back, and any other key takes what was found`() {
    #expect(search("sw\u{07}").1.last == .cancel)
    #expect(search("sw\r").1.last == .take)
    #expect(search("sw\u{1B}").1.last == .take)
    #expect(search("sw\u{1B}").0.match == "search swift")
  }

  @Test func `With nothing typed, or nothing to look through, the line stays`() {
    #expect(search("\r").0.match == "so")
    var empty = HistorySearch(history: [], original: "so")
    #expect(empty.received("s") == .beep)
    #expect(empty.match == "so")
  }
}

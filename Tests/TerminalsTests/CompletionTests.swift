import Testing

@testable import Terminals

struct CompletionTests {
  private func step(_ word: String, _ texts: String..., isRepeated: Bool = false)
    -> CompletionStep
  {
    CompletionStep(word: word, candidates: texts.map { Completion($0) }, isRepeated: isRepeated)
  }

  @Test func `One candidate is put in, with a space where the word ends`() {
    #expect(step("se", "search") == .replace(with: "search "))
    let folder = [Completion("src/", endsWord: false)]
    #expect(
      CompletionStep(word: "s", candidates: folder, isRepeated: false) == .replace(with: "src/"))
  }

  @Test func `Of many the common part is put in, and the second Tab lists them`() {
    #expect(step("s", "status", "start") == .replace(with: "sta"))
    #expect(step("sta", "status", "start") == .beep)
    #expect(
      step("sta", "status", "start", isRepeated: true)
        == .list([Completion("status"), Completion("start")]))
    #expect(step("스", "스위프트", "스위치") == .replace(with: "스위"))
    #expect(step("x", isRepeated: true) == .beep)
  }

  @Test func `Candidates with a meaning are listed one a line`() {
    let candidates = [
      Completion("검색", meaning: "find"), Completion("sort", meaning: "order the list"),
      Completion("evil\u{1B}[2J"),
    ]
    #expect(
      completionList(candidates, columns: 20, rows: 10) == """
        검색        find
        sort        order …
        evil\\u{1b}[2J

        """)
  }

  @Test func `Candidates without one are listed in columns, down first`() {
    let candidates = ["aa", "b", "cccc", "d", "e"].map { Completion($0) }
    #expect(completionList(candidates, columns: 13, rows: 10) == "aa    d\nb     e\ncccc\n")
  }

  @Test func `A list longer than the screen says how much is left`() {
    let candidates = (1...9).map { Completion("candidate\($0)") }
    #expect(
      completionList(candidates, columns: 12, rows: 3)
        == "candidate1\ncandidate2\n… and 7 more lines\n")
  }
}

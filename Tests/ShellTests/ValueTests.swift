import Testing
import Tracing

@testable import Shell

private struct Repo: TraceDescribable, Equatable {
  static let tracePlural = "repos"
  var name: String
  var stars = 1
  var traceSummary: String { name }
}

private enum Mutation {
  case setRepos([Repo], nextPage: Int?)
  case setQuery(String?)
  case touch(index: Int)
  case clear
}

private struct State {
  var query: String?
  var repos: [Repo] = []
  var nextPage: Int?
}

private let thirty = (1...30).map { Repo(name: "apple/swift-\($0)") }

@Suite struct ValueTextTests {
  private func text(_ value: Any, _ extent: ValueText.Extent = .cut) -> String {
    ValueText(extent: extent).text(of: value)
  }

  @Test func `a case is written as it is in source`() {
    #expect(text(Mutation.setQuery("swift")) == "setQuery(\"swift\")")
    #expect(text(Mutation.setQuery(nil)) == "setQuery(nil)")
    #expect(text(Mutation.touch(index: 3)) == "touch(index: 3)")
    #expect(text(Mutation.clear) == "clear")
  }

  @Test func `long lists are counted`() {
    let mutation = Mutation.setRepos(thirty, nextPage: 2)
    #expect(text(mutation, .counted) == "setRepos([30 repos], nextPage: 2)")
    #expect(text(thirty) == "[30: \"apple/swift-1\", …]")
    #expect(text(Array(thirty.prefix(2))) == "[\"apple/swift-1\", \"apple/swift-2\"]")
    #expect(text([1, 2, 3, 4], .counted) == "[4 items]")
    #expect(text([Int]()) == "[]")
  }

  @Test func `long strings are cut with a count of what is left out`() {
    let cut = text(String(repeating: "한", count: 100))
    #expect(cut == "\"\(String(repeating: "한", count: 72))…\" (+28 characters)")
    #expect(text(String(repeating: "a", count: 100), .full).count == 102)
  }

  @Test func `nothing that is shown can steer a terminal`() {
    let shown = text("a\u{1B}[31m\u{7}\u{9B}b\nc\"")
    #expect(!shown.unicodeScalars.contains { $0.value < 32 || (127..<160).contains($0.value) })
    #expect(shown.contains("\\n"))
    #expect(shown.hasSuffix("c\\\"\""))
  }

  @Test func `dictionaries and bytes are the same on every run`() {
    #expect(text(["b": 2, "a": 1]) == "[\"a\": 1, \"b\": 2]")
    #expect(text([UInt8](repeating: 0, count: 221)) == "<221 bytes>")
  }
}

@Suite struct ChangesTests {
  @Test func `the fields that differ are marked`() {
    let before = State()
    let after = State(query: "swift", repos: thirty)
    let changed = changes(from: before, to: after).map(\.isChanged)
    #expect(changed == [true, true, false])
    #expect(changes(from: after, to: after).allSatisfy { !$0.isChanged })
  }

  @Test func `values without an equality are compared part by part`() {
    struct Plain {
      var text: String
    }
    #expect(isSame(Plain(text: "a"), Plain(text: "a")))
    #expect(!isSame(Plain(text: "a"), Plain(text: "b")))
    #expect(isSame([Plain(text: "a")], [Plain(text: "a")]))
    #expect(!isSame(Mutation.clear, Mutation.setQuery(nil)))
  }

  @Test func `a state that is no record is one field`() {
    let fields = changes(from: 1, to: 2)
    #expect(fields.count == 1)
    #expect(fields.first?.isChanged == true)
  }
}

@Suite struct ValueJSONTests {
  @Test func `values are written whole`() {
    #expect(ValueJSON.text(of: Repo(name: "a\"b\u{1B}")) == #"{"name":"a\"b\u001b","stars":1}"#)
    #expect(ValueJSON.text(of: Mutation.clear) == #""clear""#)
    #expect(
      ValueJSON.text(of: Mutation.setRepos([], nextPage: nil))
        == #"{"name":"setRepos","arguments":[[],null],"labels":[null,"nextPage"]}"#)
    #expect(ValueJSON.text(of: ["b": 1.5, "a": 2]) == #"{"a":2.0,"b":1.5}"#)
    #expect(ValueJSON.text(of: Double.infinity) == #""inf""#)
  }
}

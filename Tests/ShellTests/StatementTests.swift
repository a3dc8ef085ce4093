import Testing

@testable import Shell

@Suite struct StatementTests {
  private func texts(_ line: String) throws -> [String] {
    try Statement.statements(in: line).map(\.written)
  }

  @Test func `semicolons separate commands outside quotes`() throws {
    #expect(try texts("search a; next ;; open 3") == ["search a", "next", "open 3"])
    #expect(try texts("search \"a;b\"; next") == ["search \"a;b\"", "next"])
    #expect(try texts("search 'a;b'") == ["search 'a;b'"])
  }

  @Test func `a hash begins a comment only at the start of a line`() throws {
    #expect(try texts("# nothing") == [])
    #expect(try texts("  # nothing") == [])
    #expect(try texts("search c#; next") == ["search c#", "next"])
    #expect(try texts("search # x") == ["search # x"])
  }

  @Test func `an ampersand counts only as the last character`() throws {
    let sent = try Statement.statements(in: "search a & ; search b&c")
    #expect(sent.map(\.runsInBackground) == [true, false])
    #expect(sent.map(\.text) == ["search a", "search b&c"])
    #expect(try Statement.statements(in: "search 'a &'").first?.runsInBackground == false)
  }

  @Test func `try takes a failure as normal`() throws {
    let tried = try Statement.statements(in: "try search a &")
    #expect(tried.first?.toleratesFailure == true)
    #expect(tried.first?.runsInBackground == true)
    #expect(tried.first?.text == "search a")
    #expect(try Statement.statements(in: "trying a").first?.toleratesFailure == false)
  }

  @Test func `an apostrophe inside a word is a letter`() throws {
    #expect(try texts("search what's new; next") == ["search what's new", "next"])
  }

  @Test func `a quote that is never closed is refused with advice`() {
    #expect(throws: CommandError.self) { try Statement.statements(in: "search \"a; next") }
  }

  @Test(arguments: ["&", "try", "try &"])
  func `a command must stand beside try and the ampersand`(line: String) {
    #expect(throws: CommandError.self) { try Statement.statements(in: line) }
  }

  @Test func `the first word is the command, all that follows its arguments`() throws {
    let statement = try #require(try Statement.statements(in: "  search   두 단어  ").first)
    #expect(statement.word == "search")
    #expect(statement.arguments == "두 단어")
  }
}

@Suite struct CommandArgumentsTests {
  @Test(arguments: [
    ("swift", "swift"),
    ("\"a;b\"", "a;b"),
    ("'a b'", "a b"),
    ("\"a\" \"b\"", "\"a\" \"b\""),
    ("language:\"c plus\"", "language:\"c plus\""),
    ("\"", "\""),
    ("", ""),
  ])
  func `quotes around the whole are optional`(written: String, meant: String) {
    #expect(CommandArguments(written).unquoted == meant)
  }

  @Test func `words are split at white space outside quotes`() {
    #expect(CommandArguments("stars  asc").words == ["stars", "asc"])
    #expect(CommandArguments("'a b' c").words == ["a b", "c"])
    #expect(CommandArguments("").words == [])
    #expect(CommandArguments("''").words == [""])
  }
}

@Suite struct ChoiceTests {
  @Test(arguments: [
    ("serach", "search"), ("stats", "status"), ("opne", "open"), ("SEARCH", "search"),
  ])
  func `the word that was probably meant is found`(typed: String, meant: String) {
    #expect(nearestWord(to: typed, among: ["search", "status", "open", "next"]) == meant)
  }

  @Test(arguments: ["x", "quux", "", "zz"])
  func `nothing is suggested for what is like nothing`(typed: String) {
    #expect(nearestWord(to: typed, among: ["search", "status", "open"]) == nil)
  }
}

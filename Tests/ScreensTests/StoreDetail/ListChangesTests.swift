import Testing

@testable import Screens

private func changes(_ before: String, _ after: String) -> String {
  ListChanges(from: Array(before), to: Array(after), id: { $0 }).changes
    .map { change in
      switch change {
      case .went(let from, let row): "-\(from)\(row)"
      case .came(let at, let row): "+\(at)\(row)"
      case .moved(let from, let to, let row): "\(from)>\(to)\(row)"
      }
    }
    .joined(separator: " ")
}

@Suite struct ListChangesTests {
  @Test(arguments: [
    ("", "", ""), ("abc", "abc", ""), ("", "ab", "+1a +2b"), ("ab", "", "-1a -2b"),
    ("abc", "cab", "3>1c 1>2a 2>3b"), ("abc", "abcd", "+4d"), ("abc", "bc", "-1a 2>1b 3>2c"),
    ("abc", "adc", "-2b +2d"), ("ab", "cd", "-1a -2b +1c +2d"), ("abcd", "abdc", "4>3d 3>4c"),
  ])
  func `what went is told first, then what came and moved`(
    before: String, after: String, expected: String
  ) {
    #expect(changes(before, after) == expected)
  }

  @Test func `a row that stands twice is no trap`() {
    #expect(changes("aa", "a") == "")
    #expect(changes("a", "aa") == "1>2a")
  }
}

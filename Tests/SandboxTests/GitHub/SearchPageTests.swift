import HTTPClients
import Testing

@testable import Sandbox

struct SearchPageTests {
  private func links(_ request: HTTPRequest) throws -> [String] {
    let header = try Sandbox().response(to: request).headers["Link"] ?? ""
    return header.isEmpty ? [] : header.split(separator: ", ").map(String.init)
  }

  private let base = "http://api.github.com/search/repositories"

  @Test func `the first page leads to the next and the last`() throws {
    #expect(
      try links(.search("demo")) == [
        #"<\#(base)?q=demo&page=2>; rel="next""#, #"<\#(base)?q=demo&page=34>; rel="last""#,
      ])
  }

  @Test func `a page between leads everywhere`() throws {
    #expect(
      try links(.search("demo", ["page": "5", "per_page": "100"])) == [
        #"<\#(base)?q=demo&page=4&per_page=100>; rel="prev""#,
        #"<\#(base)?q=demo&page=6&per_page=100>; rel="next""#,
        #"<\#(base)?q=demo&page=10&per_page=100>; rel="last""#,
        #"<\#(base)?q=demo&page=1&per_page=100>; rel="first""#,
      ])
  }

  @Test func `the last page leads back only`() throws {
    let links = try links(.search("user:pointfreeco", ["per_page": "4", "page": "3"]))
    #expect(links.map { $0.suffix(6) } == [#""prev""#, #"first""#])
  }

  @Test func `a single page leads nowhere`() throws {
    #expect(try links(.search("user:pointfreeco")).isEmpty)
    #expect(try links(.search("nothinglikethis")).isEmpty)
  }

  @Test func `the query is spelled as GitHub spells it`() throws {
    let links = try links(.search("language:C++ stars:>1", ["per_page": "5"]))
    #expect(links.first?.contains("q=language%3AC%2B%2B+stars%3A%3E1&per_page=5&page=2") == true)
  }

  @Test func `page 34 of 30 is whole, and ends past the thousandth result`() throws {
    let page = try found("demo", ["page": "34"])
    #expect(page.items.count == 30)
    #expect(page.total_count == 1_240)
    #expect(try links(.search("demo", ["page": "34"])).count == 2)
  }

  @Test func `a page past the end is empty`() throws {
    let page = try found("user:pointfreeco", ["page": "7"])
    #expect(page.items.isEmpty)
    #expect(page.total_count == 9)
  }

  @Test(arguments: [
    ("100000", 100), ("100", 100), ("7", 7), ("0", 30), ("-4", 30), ("many", 30), ("", 30),
  ])
  func `a page holds as many as asked for, 100 at most`(size: String, count: Int) throws {
    #expect(try found("demo", ["per_page": size]).items.count == count)
  }

  @Test func `all pages together hold each result once`() throws {
    var names: [String] = []
    for number in 1...10 {
      names += try found("demo", ["per_page": "100", "page": "\(number)"]).names
    }
    #expect(names.count == 1_000)
    #expect(Set(names).count == 1_000)
  }
}

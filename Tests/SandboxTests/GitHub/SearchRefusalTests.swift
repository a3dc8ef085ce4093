import HTTPClients
import Testing

@testable import Sandbox

struct SearchRefusalTests {
  private struct Refusal: Decodable {
    struct Reason: Decodable {
      let code, field, resource: String
      let message: String?
    }
    let message: String
    let status: String?
    let errors: [Reason]?
  }

  private func refusal(_ request: HTTPRequest, status: Int = 422) throws -> Refusal {
    let response = try Sandbox().response(to: request)
    #expect(response.status == status)
    return try response.decoded()
  }

  @Test(arguments: ["", "   "])
  func `an empty search misses its query`(query: String) throws {
    let refusal = try refusal(.search(query))
    #expect(refusal.message == "Validation Failed")
    #expect(refusal.errors?.first?.code == "missing")
    #expect(refusal.errors?.first?.message == nil)
  }

  @Test func `a search without a query misses it too`() throws {
    let request = try HTTPRequest.get("http://api.github.com/search/repositories?sort=stars")
    #expect(try refusal(request).errors?.first?.field == "q")
  }

  @Test func `256 characters are enough, qualifiers aside`() throws {
    let long = String(repeating: "a", count: 256)
    #expect(try found("\(long) language:swift user:vapor").total_count == 0)
    let reason = try refusal(.search(long + "a")).errors?.first
    #expect(reason?.message == "The search is longer than 256 characters.")
    #expect(reason?.code == "invalid")
  }

  @Test func `five operators are enough`() throws {
    #expect(try found("a1 OR a2 OR a3 OR a4 OR a5 OR swift").total_count > 90)
    let reason = try refusal(.search("a OR b OR c OR d OR e OR f OR g")).errors?.first
    #expect(reason?.message == "More than five AND / OR / NOT operators were used.")
  }

  @Test func `an unknown owner cannot be searched`() throws {
    let reason = try refusal(.search("swift user:nobody-at-all")).errors?.first
    #expect(reason?.message?.hasPrefix("The listed users and repositories") == true)
  }

  @Test(arguments: [("30", "35"), ("100", "11"), ("1", "1001")])
  func `past a thousand results there are none`(size: String, page: String) throws {
    let refusal = try refusal(.search("demo", ["per_page": size, "page": page]))
    #expect(refusal.message == "Only the first 1000 search results are available")
    #expect(refusal.errors == nil)
  }

  @Test func `a page too large to count is past them as well`() throws {
    let request = try HTTPRequest.search("demo", ["page": "9223372036854775807"])
    #expect(try Sandbox().response(to: request).status == 422)
  }

  @Test(arguments: [
    "http://api.github.com/", "http://api.github.com/search",
    "http://api.github.com/search/code?q=a",
    "http://api.github.com/search/repositories/?q=swift",
    "http://api.github.com/repos/vapor/nothing",
    "http://api.github.com/users/vapor",
  ])
  func `what is not there is not found`(url: String) throws {
    #expect(try refusal(.get(url), status: 404).message == "Not Found")
  }

  @Test func `nobody may come without a name`() throws {
    var request = try HTTPRequest.search("swift")
    request.headers["User-Agent"] = nil
    let response = try Sandbox().response(to: request)
    #expect(response.status == 403)
    #expect(response.headers["Content-Type"] == "text/html")
    #expect(response.text.contains("User-Agent header"))
  }
}

import HTTPClients
import Testing

@testable import Sandbox

struct GitHubServiceTests {
  private let sandbox = Sandbox()

  init() {
    sandbox.setLatency(0)
  }

  private func limits(_ response: HTTPResponse) -> [String?] {
    ["Limit", "Remaining", "Used", "Reset", "Resource"].map {
      response.headers["x-ratelimit-\($0)"]
    }
  }

  @Test func `ten searches a minute are taken, the eleventh is not`() throws {
    for number in 1...10 {
      let response = try sandbox.response(to: .search("swift"), at: 1_000.5)
      #expect(limits(response) == ["10", "\(10 - number)", "\(number)", "1061", "search"])
    }
    let refused = try sandbox.response(to: .search("swift"), at: 1_060)
    #expect(refused.status == 403)
    #expect(limits(refused) == ["10", "0", "10", "1061", "search"])
    #expect(refused.text.contains("API rate limit exceeded"))
    #expect(try sandbox.response(to: .search("swift"), at: 1_060.5).status == 200)
  }

  @Test func `refused searches count as well`() throws {
    for _ in 1...10 { _ = try sandbox.response(to: .search("")) }
    #expect(try sandbox.response(to: .search("swift")).status == 403)
  }

  @Test func `asking what is left costs nothing`() throws {
    struct Limits: Decodable {
      struct Window: Decodable { let limit, remaining, used, reset: Int }
      let resources: [String: Window]
    }
    _ = try sandbox.response(to: .search("swift"), at: 100)
    let request = try HTTPRequest.get("http://api.github.com/rate_limit")
    for _ in 1...100 { _ = try sandbox.response(to: request, at: 100) }
    let limits: Limits = try sandbox.response(to: request, at: 101).decoded()
    #expect(limits.resources["search"]?.remaining == 9)
    #expect(limits.resources["search"]?.reset == 160)
    #expect(limits.resources["core"]?.remaining == 60)
  }

  @Test func `other requests have a limit of their own`() throws {
    let request = try HTTPRequest.get("http://api.github.com/repos/VAPOR/vapor")
    let response = try sandbox.response(to: request)
    #expect(limits(response) == ["60", "59", "1", "3600", "core"])
    let repository: FoundPage.Repository = try response.decoded()
    #expect(repository.full_name == "vapor/vapor")
    #expect(repository.html_url == "https://github.com/vapor/vapor")
    #expect(repository.license?.spdx_id == "MIT")
  }

  @Test func `a repository that has moved tells where to`() throws {
    let moved = try sandbox.response(to: .get("http://api.github.com/repos/apple/swift"))
    #expect(moved.status == 301)
    let place = try #require(moved.headers["Location"])
    let repository: FoundPage.Repository = try sandbox.response(to: .get(place)).decoded()
    #expect(repository.full_name == "swiftlang/swift")
  }

  @Test func `results have what GitHub's have`() throws {
    let text = try sandbox.response(to: .search("repo:SnapKit/SnapKit")).text
    for part in [
      #"{"total_count":1,"incomplete_results":false,"items":[{"id":"#,
      #""full_name":"SnapKit/SnapKit","private":false,"owner":{"login":"SnapKit","id":"#,
      #""type":"Organization""#, #""license":{"key":"mit","name":"MIT License","spdx_id":"MIT""#,
      #""fork":false"#, #""homepage":null"#, #""score":1.0}]}"#,
    ] { #expect(text.contains(part)) }
  }

  @Test func `a reply takes from 150 to 400 ms, the same for the same request`() throws {
    sandbox.setLatency(nil)
    let latencies = try (1...30).map { page in
      try sandbox.respond(to: .search("demo", ["page": "\(page)"]), at: 0).latency
    }
    #expect(latencies.allSatisfy { (0.15...0.4).contains($0) })
    #expect(Set(latencies).count > 10)
    #expect(
      try latencies[4] == Sandbox().respond(to: .search("demo", ["page": "5"]), at: 9).latency)
  }

  @Test func `a reply bears the date at which it is sent`() throws {
    sandbox.setLatency(2)
    let response = try sandbox.response(to: .search("swift"), at: 1_767_225_598.5)
    #expect(response.headers["Date"] == "Thu, 01 Jan 2026 00:00:00 GMT")
  }

  @Test func `a host that is not stood for is told`() throws {
    let response = try sandbox.response(to: .get("http://example.org/"))
    #expect(response.status == 404)
    #expect(response.text.contains("api.github.com"))
  }
}

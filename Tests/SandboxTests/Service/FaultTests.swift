import HTTPClients
import Testing

@testable import Sandbox

struct FaultTests {
  private let sandbox = Sandbox()

  private static let hosts = [
    "http://api.github.com/search/repositories?q=swift",
    "http://jsonplaceholder.typicode.com/posts", "http://avatars.githubusercontent.com/u/1",
  ]

  @Test(arguments: [401, 404, 422, 500, 502, 503], hosts)
  func `a request is refused with the status asked for, once`(status: Int, url: String) throws {
    sandbox.fail(try #require(Fault(rawValue: "\(status)")))
    #expect(try sandbox.response(to: .get(url)).status == status)
    #expect(try sandbox.response(to: .get(url)).status == 200)
  }

  @Test func `faults come in order, as often as asked for`() throws {
    sandbox.fail(.broken, times: 2)
    sandbox.fail(.notFound)
    sandbox.fail(.unauthorized, times: 0)
    let statuses = try (1...5).map { _ in try sandbox.response(to: .search("swift")).status }
    #expect(statuses == [500, 500, 404, 200, 200])
  }

  @Test func `a used-up limit stays so until its minute is over`() throws {
    sandbox.fail(.rateLimit)
    let refused = try sandbox.response(to: .search("swift"), at: 100)
    #expect(refused.status == 403)
    #expect(refused.headers["X-RateLimit-Remaining"] == "0")
    #expect(try sandbox.response(to: .search("swift"), at: 130).status == 403)
    #expect(try sandbox.response(to: .search("swift"), at: 161).status == 200)
  }

  @Test func `a secondary limit has searches left and no time to come back`() throws {
    sandbox.fail(.secondary)
    let refused = try sandbox.response(to: .search("swift"))
    #expect(refused.status == 403)
    #expect(refused.text.contains("secondary rate limit"))
    #expect(refused.headers["X-RateLimit-Remaining"] == "10")
    #expect(refused.headers["Retry-After"] == nil)
  }

  @Test func `asking what is left of a limit is never limited`() throws {
    sandbox.fail(.rateLimit)
    #expect(try sandbox.response(to: .get("http://api.github.com/rate_limit")).status == 200)
    #expect(try sandbox.response(to: .search("swift")).status == 403)
  }

  @Test func `other services say when to come back`() throws {
    sandbox.fail(.rateLimit)
    let refused = try sandbox.response(to: .get("http://jsonplaceholder.typicode.com/posts"))
    #expect(refused.status == 429)
    #expect(refused.headers["Retry-After"] == "30")
  }

  @Test func `gateways answer in other forms than the service`() throws {
    sandbox.fail(.badGateway)
    #expect(try sandbox.response(to: .search("swift")).text == #"{"error":"Server Error"}"#)
    sandbox.fail(.unavailable)
    let page = try sandbox.response(to: .search("swift"))
    #expect(page.headers["Content-Type"] == "application/json; charset=utf-8")
    #expect(page.text.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `a page can come as if all were well`() throws {
    sandbox.fail(.html)
    let page = try sandbox.response(to: .search("swift"))
    #expect(page.status == 200)
    #expect(page.headers["Content-Type"] == "text/html; charset=utf-8")
  }

  @Test func `a malformed body is half of one`() throws {
    sandbox.fail(.malformed)
    let response = try sandbox.response(to: .search("swift"))
    #expect(response.status == 200)
    #expect(throws: (any Error).self) { try response.decoded(FoundPage.self) }
  }

  @Test func `texts with control sequences are JSON all the same`() throws {
    sandbox.fail(.escapes)
    let page: FoundPage = try sandbox.response(to: .search("swift")).decoded()
    #expect(page.items.first?.description?.contains("\u{1B}]0;") == true)
    #expect(page.items.first?.description?.contains("\u{9B}") == true)
  }

  @Test func `connections break, end early, drip or stay silent`() throws {
    for fault in [Fault.reset, .truncate, .slow, .hang] { sandbox.fail(fault) }
    let request = try HTTPRequest.search("swift")
    guard case .reset = sandbox.respond(to: request, at: 0).outcome,
      case .truncated(let response, let count) = sandbox.respond(to: request, at: 0).outcome,
      case .slow(_, seconds: 5) = sandbox.respond(to: request, at: 0).outcome,
      case .hang = sandbox.respond(to: request, at: 0).outcome
    else {
      Issue.record("another outcome")
      return
    }
    #expect(count == response.body.count / 2)
  }

  @Test func `the latency is as set, until it is reset`() throws {
    let request = try HTTPRequest.search("swift")
    let usual = sandbox.respond(to: request, at: 0).latency
    sandbox.setLatency(2)
    sandbox.fail(.hang)
    #expect(sandbox.respond(to: request, at: 0).latency == 2)
    sandbox.reset()
    #expect(sandbox.respond(to: request, at: 0).latency == usual)
  }

  @Test func `a reset gives back all searches and takes back all faults`() throws {
    for _ in 1...10 { _ = try sandbox.response(to: .search("swift")) }
    sandbox.fail(.broken, times: 9)
    sandbox.reset()
    let response = try sandbox.response(to: .search("swift"))
    #expect(response.status == 200)
    #expect(response.headers["X-RateLimit-Remaining"] == "9")
  }
}

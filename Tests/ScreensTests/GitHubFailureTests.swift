import HTTPClients
import Testing

@testable import Screens

private let url = HTTPURL(HTTPOrigin(.https, host: "api.github.com"))

private func failure(_ status: Int, _ body: String, _ headers: HTTPHeaders = [:]) -> GitHubFailure?
{
  let response = HTTPResponse(status: status, headers: headers, body: Array(body.utf8), url: url)
  return GitHubFailure(response, now: 5_000) { "in \(Int($0 - 5_000)) s" }
}

@Suite struct GitHubFailureTests {
  @Test func `the primary limit says how many and when, by the server's clock`() {
    let told = failure(
      403, "{\"message\":\"API rate limit exceeded\"}",
      [
        "X-RateLimit-Limit": "10", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "102",
        "Date": "Thu, 01 Jan 1970 00:01:00 GMT",
      ])
    #expect(
      told?.description
        == "rate limit reached; 10 searches a minute without a token, next in 42 s")
  }

  @Test func `the secondary limit is known by its words alone`() {
    let told = failure(
      403, "{\"message\":\"You have exceeded a secondary rate limit.\"}",
      ["X-RateLimit-Limit": "30", "X-RateLimit-Remaining": "21"])
    #expect(told == .rateLimited(.secondary, comeBack: nil))
  }

  @Test func `retry-after is obeyed`() {
    let told = failure(429, "{\"message\":\"slow down\"}", ["Retry-After": "60"])
    #expect(told == .rateLimited(.secondary, comeBack: "next in 60 s"))
  }

  @Test func `a forbidden thing is no limit`() {
    #expect(
      failure(403, "{\"message\":\"Resource not accessible\"}")
        == .refused(status: 403, message: "Resource not accessible"))
  }

  @Test func `the details of a validation are told`() {
    let told = failure(
      422,
      """
      {"message":"Validation Failed","errors":[{"resource":"Search","field":"q","code":"missing"},
      {"message":"The listed users cannot be searched."},"and a string"]}
      """)
    #expect(
      told
        == .refused(
          status: 422,
          message:
            "Validation Failed (q is missing; The listed users cannot be searched.; and a string)"
        ))
  }

  @Test func `a gateway's error and a page of HTML are told apart`() {
    #expect(
      failure(502, "{\"error\":\"Server Error\"}")
        == .refused(status: 502, message: "Server Error"))
    #expect(
      failure(403, "\r\nRequest forbidden by administrative rules.\r\n")
        == .notUnderstood(
          status: 403, what: "it begins: Request forbidden by administrative rules."))
  }

  @Test func `all is well below 300`() {
    #expect(failure(200, "{}") == nil)
  }

  @Test(arguments: [
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0.0), ("Wed, 29 Apr 2015 20:14:54 GMT", 1_430_338_494),
    ("Sat, 29 Feb 2020 12:00:00 GMT", 1_582_977_600),
  ])
  func `dates are read`(text: String, seconds: Double) {
    #expect(HTTPDate.read(text) == seconds)
  }

  @Test(arguments: ["", "yesterday", "Wed, 29 Foo 2015 20:14:54 GMT", "2015-04-29"])
  func `what is no date is refused`(text: String) {
    #expect(HTTPDate.read(text) == nil)
  }
}

import HTTPClients
import Observables
import Testing

struct ArchivePlayerTests {
  @Test func `a request gets the recorded response after the recorded time`() throws {
    let replay = try Replaying(
      entry("http://h/a?q=x", "hello", time: 250, status: 201, headers: ["X-A": "1"]))
    let response = try replay.result("http://h/a?q=x").get()
    #expect(response.status == 201)
    #expect(response.text == "hello")
    #expect(response.headers["x-a"] == "1")
    #expect(response.url.description == "http://h/a?q=x")
    #expect(replay.loop.now == 0.25)
  }

  @Test(arguments: [
    "http://h/a%20b?q=x+y&p=%41", "HTTP://H:80/a%20b?p=A&q=x%20y",
    "http://h/%61%20b?p=A&q=x%20y#top",
  ])
  func `a request is the same however it is written`(url: String) throws {
    let replay = try Replaying(entry("http://h/a%20b?p=A&q=x%20y", "hello"))
    #expect(try replay.text(url) == "hello")
  }

  @Test func `the same request gets the next response, and then the last one again`() throws {
    let replay = try Replaying(
      entry("http://h/", "one"), entry("http://h/other", "x"), entry("http://h/", "two"))
    #expect(try (1...4).map { _ in try replay.text("http://h/") } == ["one", "two", "two", "two"])
  }

  @Test func `entries are played in the order in which they began`() throws {
    let replay = try Replaying(
      entry("http://h/", "third", started: "2024-01-01T12:00:02Z"),
      entry("http://h/", "first", started: "2024-01-01T13:00:00+02:00"),
      entry("http://h/", "second", started: "2024-01-01T12:00:01.5Z"),
      entry("http://h/", "after the second"))
    #expect(
      try (1...4).map { _ in try replay.text("http://h/") }
        == ["first", "second", "after the second", "third"])
  }

  @Test func `a body tells requests apart`() throws {
    let replay = try Replaying(
      entry("http://h/", "one", method: "POST", body: "page 1"),
      entry("http://h/", "two", method: "POST", body: "page 2"))
    #expect(try replay.text("http://h/", method: "POST", body: "page 2") == "two")
    #expect(try replay.text("http://h/", method: "POST", body: "page 1") == "one")
  }

  @Test(arguments: [
    ("GET", "http://h/s?q=swift&page=3", "page is \"2\", not \"3\""),
    ("GET", "http://h/s?q=swift", "page is \"2\", not missing"),
    ("GET", "http://h/s?q=swift&page=2&sort=stars", "sort is missing"),
    ("GET", "http://h/s?q=swift&page=2&page=2", "page is \"2\", not \"2\" and \"2\""),
    ("POST", "http://h/s?q=swift&page=2", "the method is GET, not POST"),
    (
      "GET", "https://h/s?q=swift&page=2",
      "the scheme is http, not https, and the port is 80, not 443"
    ),
    ("GET", "http://h/t?q=swift&page=2", "the path is /s, not /t"),
  ])
  func `a miss names the nearest entry and what it has differently`(
    method: String, url: String, difference: String
  ) throws {
    let replay = try Replaying(
      entry("http://other/x", "far"), entry("http://h/s?q=swift&page=2", "near"))
    #expect(
      try replay.failure(url, method: method)
        == "not in the archive: \(method) \(url); the nearest is entry 2, where \(difference)")
  }

  @Test func `an archive without entries says so`() throws {
    let replay = try Replaying()
    #expect(
      try replay.failure("http://h/")
        == "not in the archive: GET http://h/; test.har has no entries")
  }

  @Test func `secrets do not matter and are not told`() throws {
    let replay = try Replaying(entry("http://h/?key=REDACTED&q=a", "hello"))
    #expect(try replay.text("http://h/?q=a&key=s3cret") == "hello")
    #expect(try !replay.failure("http://h/?q=b&key=s3cret").contains("s3cret"))
  }

  @Test func `a redirect is followed to where the archive goes on`() throws {
    let replay = try Replaying(
      entry("http://h/old", "", time: 100, status: 301, headers: ["Location": "/new"]),
      entry("http://h/new", "hello", time: 100),
      entry("http://h/away", "elsewhere", status: 302, headers: ["Location": "http://x/"]),
      entry("http://h/loop", "", status: 302, headers: ["Location": "/loop"]))
    let response = try replay.result("http://h/old").get()
    #expect(response.text == "hello")
    #expect(response.url.path == "/new")
    #expect(replay.loop.now == 0.2)
    #expect(try replay.text("http://h/away") == "elsewhere")
    #expect(try replay.failure("http://h/loop").contains("more than 5 times"))
  }

  @Test func `a rate limit ends in the replay's time`() throws {
    let body = #"{\"core\":{\"limit\":10,\"reset\":1700000060},\"reset\": 5}"#
    let replay = try Replaying(
      entry(
        "http://h/rate_limit", body, started: "2023-11-14T22:13:20Z", time: 500,
        headers: [
          "X-RateLimit-Reset": "1700000060", "Date": "Tue, 14 Nov 2023 22:13:20 GMT",
          "Retry-After": "60", "RateLimit-Reset": "60",
        ]),
      epoch: 1_800_000_000)
    let response = try replay.result("http://h/rate_limit").get()
    #expect(response.headers["x-ratelimit-reset"] == "1800000060")
    #expect(response.headers["date"] == "Fri, 15 Jan 2027 08:00:00 GMT")
    #expect(response.headers["retry-after"] == "60")
    #expect(response.headers["ratelimit-reset"] == "60")
    #expect(
      response.text == #"{"core":{"limit":10,"reset":1800000060},"reset": 5}"#)
  }

  @Test func `an answer that nobody waits for any more is silent`() throws {
    let replay = try Replaying(entry("http://h/", "one", time: 100))
    var isCalled = false
    let url = try #require(HTTPURL("http://h/"))
    replay.player.send(HTTPRequest(url: url)) { _ in isCalled = true }.dispose()
    while replay.loop.turn() {}
    #expect(!isCalled)
  }

  @Test func `what nothing has asked for is told`() throws {
    let replay = try Replaying(entry("http://h/a", "a"), entry("http://h/b", "b"))
    _ = try replay.text("http://h/b")
    #expect(replay.player.unused == ["entry 1: GET http://h/a"])
  }
}

import HTTPClients
import Testing

struct HTTPHeadersTests {
  @Test func `a field is found under its name in any case`() {
    let headers: HTTPHeaders = ["X-RateLimit-Remaining": "9"]
    #expect(headers["x-ratelimit-remaining"] == "9")
    #expect(headers["X-RATELIMIT-REMAINING"] == "9")
    #expect(headers["x-ratelimit"] == nil)
  }

  @Test func `fields keep their order and may stand several times`() {
    var headers: HTTPHeaders = ["Set-Cookie": "a=1", "Date": "today"]
    headers.append("b=2", named: "set-cookie")
    #expect(headers.all(named: "SET-COOKIE") == ["a=1", "b=2"])
    #expect(headers.map(\.name) == ["Set-Cookie", "Date", "set-cookie"])
    #expect(headers["Set-Cookie"] == "a=1")
  }

  @Test func `setting a field takes the place of all of its name`() {
    var headers: HTTPHeaders = ["A": "1", "B": "2", "a": "3"]
    headers["a"] = "4"
    #expect(headers == ["a": "4", "B": "2"])
    headers["B"] = nil
    headers["C"] = "5"
    #expect(headers == ["a": "4", "C": "5"])
  }
}

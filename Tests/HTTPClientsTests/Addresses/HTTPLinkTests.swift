import HTTPClients
import Testing

struct HTTPLinkTests {
  @Test(arguments: [
    (#"<https://h/?page=2>; rel="next", <https://h/?page=34>; rel="last""#, "https://h/?page=2"),
    (#"<https://h/?page=1>; rel="prev", <https://h/?page=3>; rel="next""#, "https://h/?page=3"),
    (#"  <https://h/?a=1,2;3>;REL = NEXT"#, "https://h/?a=1,2;3"),
    (#"<https://h/a>; title="x, y; rel=next"; rel="last first NeXt""#, "https://h/a"),
    (#"<https://h/a>; title="\"; rel=next"; rel=next"#, "https://h/a"),
    (#"garbage, <https://h/a>; rel=next"#, "https://h/a"),
    (#"</search?page=2>; rel=next"#, "https://api.github.com/search?page=2"),
    (#"<?page=2>; rel=next"#, "https://api.github.com/search/repositories?page=2"),
  ])
  func `the next page is found`(value: String, next: String) throws {
    let response = HTTPResponse(
      status: 200, headers: ["link": value],
      url: try #require(HTTPURL("https://api.github.com/search/repositories?q=x")))
    #expect(response.link("next")?.description == next)
  }

  @Test(arguments: [
    "", "<", "<https://h/a", "https://h/a; rel=next", "<https://h/a>",
    #"<https://h/a>; rel=prev; rel=next"#, #"<https://h/a>; rel="nextpage""#,
    #"<ftp://h/a>; rel=next"#, #"<https://h/a>; title="unclosed; rel=next"#,
  ])
  func `no next page is found where none is`(value: String) {
    let url = HTTPURL(HTTPOrigin(.https, host: "h"))
    #expect(HTTPResponse(status: 200, headers: ["Link": value], url: url).link("next") == nil)
  }

  @Test func `several fields and links are read in order`() {
    let url = HTTPURL(HTTPOrigin(.https, host: "h"))
    var headers: HTTPHeaders = ["Link": "</1>; rel=first"]
    headers.append("</2>; rel=next, </3>; rel=last", named: "LINK")
    let response = HTTPResponse(status: 200, headers: headers, url: url)
    #expect(response.link("first")?.path == "/1")
    #expect(response.link("next")?.path == "/2")
    #expect(response.link("last")?.path == "/3")
  }
}

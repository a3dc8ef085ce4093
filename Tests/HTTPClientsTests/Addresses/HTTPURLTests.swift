import HTTPClients
import Testing

struct HTTPURLTests {
  private let github = HTTPURL(HTTPOrigin(.https, host: "api.github.com"))

  @Test(arguments: [
    ("swift", "swift"),
    ("a b", "a%20b"),
    ("a+b", "a%2Bb"),
    ("C#", "C%23"),
    ("a&b=c", "a%26b%3Dc"),
    ("language:C++", "language%3AC%2B%2B"),
    ("100%", "100%25"),
    ("%41", "%2541"),
    ("\"x y\" -z ~w", "%22x%20y%22%20-z%20~w"),
    ("한글", "%ED%95%9C%EA%B8%80"),
    ("👩‍🚀", "%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80"),
    ("a/b?c", "a%2Fb%3Fc"),
    ("\r\n\u{1B}", "%0D%0A%1B"),
    ("", ""),
  ])
  func `whatever is asked for survives the way through a URL`(value: String, encoded: String) throws
  {
    let url = github.appending(path: "search").appending(query: ["q": value, "page": "2"])
    #expect(url.description == "https://api.github.com/search?q=\(encoded)&page=2")
    #expect(url.query("q") == value)
    let read = try #require(HTTPURL(url.description))
    #expect(read == url)
    #expect(read.queryItems.map(\.value) == [value, "2"])
  }

  @Test(arguments: ["swift", "a b", "a/b", "..", ".", "%2F", "한글", "a?b#c", "a+b", "a:b"])
  func `whatever names a path component survives as one`(component: String) throws {
    let url = github.appending(path: "repos", component, "x")
    let read = try #require(HTTPURL(url.description))
    #expect(read == url)
    #expect(read.pathComponents == ["repos", component, "x"])
  }

  @Test func `a colon in a path component stands for itself`() {
    let url = github.appending(path: "v1", "places:searchText")
    #expect(url.description == "https://api.github.com/v1/places:searchText")
  }

  @Test func `components and items go after those of a base`() throws {
    let base = try #require(HTTPURL("http://localhost:8080/api/?key=1"))
    let url = base.appending(path: "posts").appending(query: ["page": "2"])
    #expect(url.description == "http://localhost:8080/api/posts?key=1&page=2")
    #expect(url.replacing(query: []).description == "http://localhost:8080/api/posts")
  }

  @Test(arguments: [
    ("https://api.github.com", "https://api.github.com/"),
    ("HTTPS://API.GitHub.com:443/x", "https://api.github.com/x"),
    ("http://127.0.0.1:8080?q=1", "http://127.0.0.1:8080/?q=1"),
    ("http://[::1]:8080/", "http://[::1]:8080/"),
    ("http://h:/a#b?c", "http://h/a"),
    ("http://h/a b/한?q=ü x", "http://h/a%20b/%ED%95%9C?q=%C3%BC%20x"),
    ("http://h/100%/%zz/%41", "http://h/100%25/%25zz/%41"),
    ("http://h/a/./b/../c", "http://h/a/c"),
    ("http://h/../..", "http://h/"),
    ("http://h/a//b/", "http://h/a//b/"),
    ("http://h/?a=1&&b", "http://h/?a=1&&b"),
  ])
  func `a URL is read and tidied`(text: String, url: String) {
    #expect(HTTPURL(text)?.description == url)
  }

  @Test(arguments: [
    "", "localhost", "ftp://h/", "file:///etc/passwd", "http://", "http:///x", "https:h",
    "http://user:secret@h/", "http://h:0/", "http://h:65536/", "http://h:x/", "http://h:+1/",
    "http://[::1", "http://[::1]x/", "http://a b/", "http://h\r\nX: y/",
  ])
  func `what is no URL of http is not read`(text: String) {
    #expect(HTTPURL(text) == nil)
  }

  @Test func `a plus in a query that a server wrote is a space`() throws {
    let url = try #require(HTTPURL("https://h/search?q=github+language%3AC%2B%2B&page=2&flag"))
    #expect(url.query("q") == "github language:C++")
    #expect(url.query("flag") == "")
    #expect(url.query("sort") == nil)
  }

  // Some of RFC 3986, section 5.4.
  @Test(arguments: [
    ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"), ("//g", "http://g/"), ("?y", "http://a/b/c/d;p?y"),
    ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q"), ("", "http://a/b/c/d;p?q"),
    (".", "http://a/b/c/"), ("..", "http://a/b/"), ("../g", "http://a/b/g"),
    ("../../../g", "http://a/g"), ("https://x/y", "https://x/y"),
    ("g?y=a:b", "http://a/b/c/g?y=a:b"),
  ])
  func `a relative URL is read beside where it stood`(text: String, url: String) throws {
    let base = try #require(HTTPURL("http://a/b/c/d;p?q"))
    #expect(HTTPURL(text, relativeTo: base)?.description == url)
  }

  @Test func `a relative URL never leaves http`() {
    #expect(HTTPURL("javascript:alert(1)", relativeTo: github) == nil)
    #expect(HTTPURL("file:///etc/passwd", relativeTo: github) == nil)
  }

  @Test func `an origin names its port where it is not the usual one`() {
    #expect(HTTPOrigin(.https, host: "API.github.com").address == "api.github.com")
    #expect(HTTPOrigin(.http, host: "127.0.0.1", port: 8080).address == "127.0.0.1:8080")
    #expect(HTTPOrigin(.http, host: "h", port: 443).description == "http://h:443")
    #expect(HTTPOrigin(.http, host: "h") == HTTPOrigin(.http, host: "H", port: 80))
  }
}

import HTTPClients
import Observables
import Testing

struct CurlRedirectTests {
  private let network = Network()
  private let target: LoopbackServer

  init() {
    target = network.server(.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"))
  }

  private func server(redirectingTo location: String) -> LoopbackServer {
    LoopbackServer(loop: network.loop) { request in
      let status = request.hasPrefix("GET /here") ? "200 OK" : "302 Found\r\nLocation: \(location)"
      return [.send("HTTP/1.1 \(status)\r\nX-Once: 1\r\nContent-Length: 4\r\n\r\nbody")]
    }
  }

  @Test func `a redirect is followed to where it leads`() throws {
    let server = server(redirectingTo: "\(target.url)there?a=b")
    let response = try network.response(.get(server))
    #expect(response.text == "hi")
    #expect(response.headers == ["Content-Length": "2"])
    #expect(response.url.description == "\(target.url)there?a=b")
  }

  @Test func `a token goes to its own server, also after a redirect there`() throws {
    let server = server(redirectingTo: "/here")
    network.settings.tokens[server.origin] = BearerToken("secret", allowsHTTP: true)
    #expect(try network.response(.get(server)).text == "body")
    #expect(server.requests.count == 2)
    for place in 0...1 { #expect(server.lines(place).contains("Authorization: Bearer secret")) }
  }

  @Test func `a token never follows a redirect to another server`() throws {
    let server = server(redirectingTo: target.url.description)
    network.settings.tokens[server.origin] = BearerToken("secret", allowsHTTP: true)
    _ = try network.response(.get(server))
    #expect(server.requests[0].contains("secret"))
    #expect(!target.requests[0].contains("secret"))
  }

  @Test func `a token given with the request does not follow either`() throws {
    let server = server(redirectingTo: target.url.description)
    let request = HTTPRequest(url: server.url, headers: ["Authorization": "Bearer secret"])
    _ = try network.response(request)
    #expect(server.requests[0].contains("secret"))
    #expect(!target.requests[0].contains("secret"))
  }

  @Test func `a token is sent to nobody else, nor in the clear unless that is allowed`() throws {
    let other = HTTPOrigin(.http, host: "127.0.0.1", port: 1)
    network.settings.tokens[other] = BearerToken("secret", allowsHTTP: true)
    network.settings.tokens[target.origin] = BearerToken("secret")
    _ = try network.response(.get(target))
    #expect(!target.requests[0].contains("Authorization"))
  }

  @Test func `a token is in no description`() {
    network.settings.tokens[target.origin] = BearerToken("s3cret")
    var text = ""
    dump(network.settings, to: &text)
    text += "\(network.settings)" + String(reflecting: network.settings)
    #expect(text.contains("hidden"))
    #expect(!text.contains("s3cret"))
  }

  @Test(arguments: ["two words", "a\r\nX-B: 1", "", "한"])
  func `a token that is none is not sent and not told`(secret: String) throws {
    network.settings.tokens[target.origin] = BearerToken(secret, allowsHTTP: true)
    let failure = try network.failure(.get(target))
    guard case .invalidRequest = failure else { throw failure }
    #expect(secret.isEmpty || !failure.description.contains(secret))
  }

  @Test func `redirects in a circle come to an end`() throws {
    let server = server(redirectingTo: "/again")
    let failure = try network.failure(.get(server))
    #expect(failure == .redirectedTooOften("127.0.0.1:\(server.port)", limit: 5))
    #expect(server.requests.count == 6)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1/"])
  func `a redirect to something other than http is not followed`(location: String) throws {
    let server = server(redirectingTo: location)
    guard case .redirectedAway = try network.failure(.get(server)) else {
      throw Unexpected(what: "it was followed")
    }
  }
}

import HTTPClients
import Observables
import Testing

struct CurlClientTests {
  private let network = Network()

  @Test func `a response comes with status, headers and body`() throws {
    let server = network.server(
      .send("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello"))
    let response = try network.response(.get(server, "a b"))
    #expect(response.status == 200)
    #expect(response.headers["content-type"] == "text/plain")
    #expect(response.text == "hello")
    #expect(response.url.path == "/a%20b")
    #expect(response.transfer?.version == "HTTP/1.1")
    #expect(response.transfer?.serverAddress == "127.0.0.1")
    #expect(server.lines().first == "GET /a%20b HTTP/1.1")
    #expect(server.lines().contains("User-Agent: reactorsh"))
    #expect(server.lines().contains { $0.hasPrefix("Accept-Encoding: ") && $0.contains("gzip") })
  }

  @Test func `nothing is called back from inside send`() throws {
    let server = network.server(.send("HTTP/1.1 204 No Content\r\n\r\n"))
    var isCalled = false
    let transfers = [
      network.client.send(.get(server)) { _ in isCalled = true },
      network.client.send(HTTPRequest("NO WORD", url: server.url)) { _ in isCalled = true },
    ]
    #expect(!isCalled)
    try network.turn { isCalled }
    transfers.forEach { $0.dispose() }
  }

  @Test func `a body in chunks is put together`() throws {
    let server = network.server(
      .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"),
      .send("6\r\n world\r\n0\r\n\r\n"))
    #expect(try network.response(.get(server)).text == "hello world")
  }

  @Test func `a compressed body is decoded`() throws {
    let server = network.server(
      .send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 25\r\n\r\n"),
      .send(Gzip.hello))
    #expect(try network.response(.get(server)).text == "hello")
  }

  @Test func `a header that goes on in the next line is one value`() throws {
    let server = network.server(
      .send("HTTP/1.1 200 OK\r\nX-Long: one,\r\n\ttwo\r\nEmpty:\r\nContent-Length: 0\r\n\r\n"))
    let headers = try network.response(.get(server)).headers
    #expect(headers == ["X-Long": "one, two", "Empty": "", "Content-Length": "0"])
  }

  @Test(arguments: [
    (204, "HTTP/1.1 204 No Content\r\n\r\n"),
    (304, "HTTP/1.1 304 Not Modified\r\nETag: \"x\"\r\n\r\n"),
    (404, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"),
    (500, "HTTP/1.0 500 Oh\r\n\r\n"),
    (200, "HTTP/1.1 100 Continue\r\nX: 1\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"),
  ])
  func `any status is a response`(status: Int, text: String) throws {
    let server = network.server(.send(text), .close)
    let response = try network.response(.get(server))
    #expect(response.status == status)
    #expect(response.body.isEmpty)
    #expect(response.headers["X"] == nil)
  }

  @Test(arguments: [
    ("GET", "", "GET / HTTP/1.1"), ("HEAD", "", "HEAD / HTTP/1.1"),
    ("POST", "a=1\u{0}b", "POST / HTTP/1.1"), ("POST", "", "POST / HTTP/1.1"),
    ("PUT", "{}", "PUT / HTTP/1.1"), ("DELETE", "", "DELETE / HTTP/1.1"),
  ])
  func `a request is sent as it is`(method: String, body: String, line: String) throws {
    let server = network.server(.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
    let request = HTTPRequest(
      method, url: server.url, headers: ["X-A": "1", "X-Empty": "", "Accept": "text/plain"],
      body: Array(body.utf8))
    #expect(try network.response(request).status == 200)
    #expect(server.lines().first == line)
    #expect(Set(server.lines()).isSuperset(of: ["X-A: 1", "X-Empty:", "Accept: text/plain"]))
    #expect(server.requests.first?.hasSuffix("\r\n\r\n" + body) == true)
  }

  @Test func `a connection is used again`() throws {
    let server = network.server(.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
    for _ in 1...3 { _ = try network.response(.get(server)) }
    #expect(server.requests.count == 3)
    #expect(server.accepted == 1)
  }

  @Test func `two transfers run at once`() throws {
    var held = 0
    let server = LoopbackServer(loop: network.loop) { request in
      held += 1
      return request.contains("/slow")
        ? [] : [.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")]
    }
    var ended: [String] = []
    let slow = network.client.send(.get(server, "slow")) { _ in ended.append("slow") }
    try network.turn { held == 1 }
    let fast = network.client.send(.get(server, "fast")) { _ in ended.append("fast") }
    try network.turn { !ended.isEmpty }
    #expect(ended == ["fast"])
    slow.dispose()
    fast.dispose()
  }

  @Test func `a server behind a socket of this machine is reached by its path`() throws {
    let socket = TemporaryFile("socket")
    let server = LoopbackServer(loop: network.loop, path: socket.path) { _ in
      [.send("HTTP/1.1 302 Found\r\nLocation: http://localhost/\r\nContent-Length: 2\r\n\r\nhi")]
    }
    let origin = HTTPOrigin(.http, host: "sandbox")
    network.settings.unixSocketPaths[origin] = socket.path
    let response = try network.response(HTTPRequest(url: HTTPURL(origin)))
    #expect(response.status == 302)
    #expect(response.text == "hi")
    #expect(server.lines().contains("Host: sandbox"))
  }

  @Test func `clients of one loop share its wait, and give it back`() throws {
    let server = network.server(.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
    #expect(network.loop.waiter is PollWaiter)
    do {
      let other = CurlClient(loop: network.loop)
      var count = 0
      let transfers = [
        other.send(.get(server)) { _ in count += 1 },
        network.client.send(.get(server)) { _ in count += 1 },
      ]
      try network.turn { count == 2 }
      transfers.forEach { $0.dispose() }
    }
    #expect(!(network.loop.waiter is PollWaiter))
    let alone = Network()
    do { _ = CurlClient(loop: alone.loop) }
    #expect(alone.loop.waiter is PollWaiter)
  }

  @Test func `a transfer goes on when its client is released`() throws {
    let server = network.server(.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
    var status: Int?
    var client: CurlClient? = CurlClient(loop: network.loop)
    let transfer = client?.send(.get(server)) { status = try? $0.get().status }
    client = nil
    try network.turn { status != nil }
    #expect(status == 200)
    #expect(network.loop.waiter is PollWaiter)
    try network.turn { server.left == 1 }
    transfer?.dispose()
  }
}

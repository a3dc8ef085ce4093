import HTTPClients
import Observables
import Testing

struct CurlFailureTests {
  private let network = Network()

  @Test func `a port where nobody listens refuses`() throws {
    let server = network.server()
    server.stop()
    let failure = try network.failure(.get(server))
    #expect(failure == .refused("127.0.0.1:\(server.port)"))
  }

  @Test func `a host that does not exist is not found`() throws {
    // Longer than a name can be, so nobody is asked.
    let host = String(repeating: "a", count: 64) + ".invalid"
    let url = HTTPURL(HTTPOrigin(.http, host: host))
    #expect(try network.failure(HTTPRequest(url: url)) == .hostNotFound(host))
  }

  @Test func `a socket that does not exist is named`() throws {
    let origin = HTTPOrigin(.http, host: "sandbox")
    network.settings.unixSocketPaths[origin] = "/nowhere/socket"
    let failure = try network.failure(HTTPRequest(url: HTTPURL(origin)))
    #expect(failure == .refused("/nowhere/socket"))
  }

  @Test func `a server that never answers is waited for only so long`() throws {
    network.settings.timeLimit = 0.05
    let server = network.server()
    let failure = try network.failure(.get(server))
    guard case .timedOut(let address, let seconds) = failure else { throw failure }
    #expect(address == "127.0.0.1:\(server.port)")
    #expect(seconds < 10)
  }

  private static let largeAnswers: [[LoopbackServer.Step]] = [
    [
      .send("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n"),
      .send([UInt8](repeating: 0, count: 1001)),
    ],
    [
      .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3e9\r\n"),
      .send([UInt8](repeating: 0, count: 1001)),
    ],
    [.send("HTTP/1.1 200 OK\r\n\r\n"), .send([UInt8](repeating: 0, count: 1001)), .close],
    [
      .send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 132\r\n\r\n"),
      .send(Gzip.zeros),
    ],
  ]

  @Test(arguments: largeAnswers)
  func `a body over the limit is not read on`(steps: [LoopbackServer.Step]) throws {
    network.settings.bodyLimit = 1000
    let server = LoopbackServer(loop: network.loop) { _ in steps }
    let failure = try network.failure(.get(server))
    #expect(failure == .tooLarge("127.0.0.1:\(server.port)", limit: 1000))
  }

  @Test func `a body at the limit is taken`() throws {
    network.settings.bodyLimit = 1000
    let server = network.server(
      .send("HTTP/1.1 200 OK\r\n\r\n"), .send([UInt8](repeating: 0, count: 1000)), .close)
    #expect(try network.response(.get(server)).body.count == 1000)
  }

  @Test func `headers without end are not read on`() throws {
    let header = "X: " + String(repeating: "x", count: 60_000) + "\r\n"
    let server = network.server(
      .send("HTTP/1.1 200 OK\r\n" + String(repeating: header, count: 10) + "\r\n"), .close)
    let failure = try network.failure(.get(server))
    #expect(failure == .tooLarge("127.0.0.1:\(server.port)", limit: 256 << 10))
  }

  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhell", 4),
    ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n", 5),
  ])
  func `a body that ends early is truncated`(text: String, received: Int) throws {
    let server = network.server(.send(text), .close)
    let failure = try network.failure(.get(server))
    #expect(failure == .truncated("127.0.0.1:\(server.port)", received: received))
  }

  @Test func `a connection that is reset says so`() throws {
    let server = network.server(
      .send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n"), .reset)
    #expect(try network.failure(.get(server)) == .reset("127.0.0.1:\(server.port)"))
  }

  @Test func `a connection that is closed without a word says so`() throws {
    let server = network.server(.close)
    #expect(try network.failure(.get(server)) == .closed("127.0.0.1:\(server.port)"))
  }

  @Test(arguments: [
    "SSH-2.0-OpenSSH_9.2\r\n", "{\"a\":1}", "\u{0}\u{1}\u{2}", "HTTP/9.9 200 OK\r\n\r\n",
  ])
  func `what speaks something else is told apart`(text: String) throws {
    let server = network.server(.send(text), .close)
    #expect(try network.failure(.get(server)) == .notHTTP("127.0.0.1:\(server.port)"))
  }

  @Test func `what does not decompress says so`() throws {
    let server = network.server(
      .send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello"))
    #expect(try network.failure(.get(server)) == .undecodable("127.0.0.1:\(server.port)"))
  }

  @Test func `a server without TLS is no https server`() throws {
    let greeting = LoopbackServer.Step.send("HTTP/1.1 400 Bad Request\r\n\r\n")
    let server = LoopbackServer(loop: network.loop, greeting: [greeting]) { _ in [] }
    let origin = HTTPOrigin(.https, host: "127.0.0.1", port: server.port)
    let failure = try network.failure(HTTPRequest(url: HTTPURL(origin)))
    guard case .insecure("127.0.0.1:\(server.port)", _) = failure else { throw failure }
  }

  @Test func `a file of certificates that is missing is named`() throws {
    network.settings.certificateFile = "/nowhere/certificates.pem"
    let server = network.server()
    let origin = HTTPOrigin(.https, host: "127.0.0.1", port: server.port)
    let failure = try network.failure(HTTPRequest(url: HTTPURL(origin)))
    guard case .certificateFile("/nowhere/certificates.pem", _) = failure else { throw failure }
  }

  @Test(arguments: [
    HTTPHeaders.Field(name: "X-A", value: "1\r\nX-B: 2"), .init(name: "X-A", value: "1\n"),
    .init(name: "X-A", value: "\u{0}"), .init(name: "X-A: 1\r\nX-B", value: "2"),
    .init(name: "", value: "1"), .init(name: "X A", value: "1"),
  ])
  func `a header that would make another one is not sent`(field: HTTPHeaders.Field) throws {
    let server = network.server()
    let request = HTTPRequest(url: server.url, headers: HTTPHeaders([field]))
    guard case .invalidRequest = try network.failure(request) else {
      throw Unexpected(what: "it was sent")
    }
    #expect(server.accepted == 0)
  }
}

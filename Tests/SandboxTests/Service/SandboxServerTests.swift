import Foundation
import HTTPClients
import Observables
import Testing

@testable import Sandbox

struct SandboxServerTests {
  private let sandbox = Sandbox()
  private let loop = EventLoop()
  private let server: SandboxServer

  init() throws {
    sandbox.setLatency(0)
    server = try SandboxServer(sandbox, loop: loop, time: { 0 })
  }

  private func get(_ path: String, host: String = "jsonplaceholder.typicode.com") -> String {
    "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nUser-Agent: tests\r\n\r\n"
  }

  @Test func `a connection is answered request by request`() throws {
    let client = try LocalClient(server.path)
    client.send(get("/posts/1"))
    let first = client.receive(loop, until: { $0.hasSuffix("}") })
    #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n"))
    client.send(get("/posts/2") + get("/posts/999"))
    let rest = client.receive(loop, until: { $0.hasSuffix("{}") })
    #expect(rest.contains(#""id":2"#))
    #expect(rest.contains("404 Not Found"))
  }

  @Test func `several connections are answered side by side`() throws {
    let clients = try (1...5).map { _ in try LocalClient(server.path) }
    for (number, client) in clients.enumerated() { client.send(get("/posts/\(number + 1)")) }
    for (number, client) in clients.enumerated().reversed() {
      let text = client.receive(loop, until: { $0.hasSuffix("}") })
      #expect(text.contains(#""id":\#(number + 1),"#))
    }
  }

  @Test func `a large response arrives whole`() throws {
    let client = try LocalClient(server.path)
    client.send(
      get("/search/repositories?q=demo&per_page=100", host: "api.github.com")
        .replacingOccurrences(of: "\r\n\r\n", with: "\r\nConnection: close\r\n\r\n"))
    let text = client.receive(loop)
    let parts = text.components(separatedBy: "\r\n\r\n")
    #expect(parts[0].contains("Connection: close"))
    let length = parts[0].components(separatedBy: "Content-Length: ")[1].prefix { $0.isNumber }
    #expect(parts[1].utf8.count == Int(length))
  }

  @Test func `a head is asked for without its body`() throws {
    let client = try LocalClient(server.path)
    client.send(get("/posts").replacingOccurrences(of: "GET", with: "HEAD"))
    let text = client.receive(loop, until: { $0.hasSuffix("\r\n\r\n") })
    #expect(text.contains("Content-Length: "))
    #expect(!text.contains("userId"))
  }

  @Test func `what is no HTTP is refused, and the connection closed`() throws {
    let client = try LocalClient(server.path)
    client.send("hello\r\n\r\n")
    #expect(client.receive(loop).hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
  }

  @Test func `a client that goes away is nothing to worry about`() throws {
    for fault in [Fault.hang, .slow] { sandbox.fail(fault) }
    for path in ["/posts", "/posts", "/posts"] {
      let client = try LocalClient(server.path)
      client.send(get(path))
      loop.turn()
    }
    let client = try LocalClient(server.path)
    client.send(get("/posts/3"))
    #expect(client.receive(loop, until: { $0.hasSuffix("}") }).contains(#""id":3"#))
  }

  @Test func `a truncated body is shorter than announced`() throws {
    sandbox.fail(.truncate)
    let client = try LocalClient(server.path)
    client.send(get("/posts/1"))
    let text = client.receive(loop)
    #expect(text.contains("Content-Length: "))
    #expect(!text.hasSuffix("}"))
  }

  @Test func `the socket's folder is its owner's alone, and goes with the server`() throws {
    let path: String
    do {
      let server = try SandboxServer(sandbox, loop: loop, time: { 0 })
      path = server.path
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      let attributes = try FileManager.default.attributesOfItem(atPath: folder)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(
      !FileManager.default.fileExists(
        atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path))
  }

  @Test func `libcurl is answered, and told of what breaks`() throws {
    for fault in [Fault.reset, .truncate] { sandbox.fail(fault) }
    var settings = CurlSettings()
    let origin = HTTPOrigin(.http, host: "api.github.com")
    settings.unixSocketPaths[origin] = server.path
    let client = CurlClient(loop: loop, settings: settings)
    #expect(try result(client) == .failure(.reset(server.path)))
    guard case .failure(.truncated) = try result(client) else {
      Issue.record("not truncated")
      return
    }
    let page: FoundPage = try result(client).get().decoded()
    #expect(page.total_count > 90)
  }

  private func result(_ client: CurlClient) throws -> Result<HTTPResponse, HTTPFailure> {
    var result: Result<HTTPResponse, HTTPFailure>?
    let transfer = client.send(try .search("swift")) { result = $0 }
    while result == nil, loop.turn() {}
    transfer.dispose()
    return try #require(result)
  }
}

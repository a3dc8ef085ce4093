import HTTPClients
import Testing

@testable import Sandbox

struct HTTPRequestReaderTests {
  private func outcome(_ text: String) -> HTTPRequestReader.Outcome {
    var reader = HTTPRequestReader()
    reader.append(text.utf8)
    return reader.next()
  }

  private func status(_ text: String) -> Int? {
    guard case .refused(let status) = outcome(text) else { return nil }
    return status
  }

  @Test func `a request is read whole, byte by byte`() throws {
    let text = "POST /v1/a?b=c HTTP/1.1\r\nHost: example.org\r\nContent-Length: 4\r\n\r\nbody"
    var reader = HTTPRequestReader()
    for byte in text.utf8.dropLast() {
      reader.append([byte])
      guard case .incomplete = reader.next() else {
        Issue.record("too early")
        return
      }
    }
    reader.append("y".utf8)
    guard case .request(let request, keepsAlive: true) = reader.next() else {
      Issue.record("no request")
      return
    }
    #expect(request.method == "POST")
    #expect("\(request.url)" == "http://example.org/v1/a?b=c")
    #expect(request.body == Array("body".utf8))
    guard case .incomplete = reader.next() else {
      Issue.record("one too many")
      return
    }
  }

  @Test func `requests can follow one another at once`() {
    var reader = HTTPRequestReader()
    reader.append("GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\nConnection: close\r\n\r\n".utf8)
    guard case .request(let first, keepsAlive: true) = reader.next(),
      case .request(let second, keepsAlive: false) = reader.next()
    else {
      Issue.record("not two")
      return
    }
    #expect([first.url.path, second.url.path] == ["/1", "/2"])
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET nowhere HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nno field\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
  ])
  func `what is no request is refused`(text: String) {
    #expect(status(text) == 400)
  }

  @Test func `what is too large or without length is refused`() {
    #expect(status("POST / HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n") == 413)
    #expect(status("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == 411)
    #expect(status("GET / HTTP/1.1\r\n" + String(repeating: "a", count: 70_000)) == 431)
  }
}

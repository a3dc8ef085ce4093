import HTTPClients
import Observables
import Testing

@testable import Sandbox

struct SandboxClientTests {
  private let sandbox = Sandbox()
  private let loop = EventLoop(clock: .virtual)
  private let start = 1_767_225_600.0

  private var client: SandboxClient { SandboxClient(sandbox, loop: loop, start: start) }

  /// Sends a request and turns the loop until it ends.
  private func result(of request: HTTPRequest) throws -> Result<HTTPResponse, HTTPFailure> {
    var result: Result<HTTPResponse, HTTPFailure>?
    let transfer = client.send(request) { result = $0 }
    #expect(result == nil)
    while result == nil, loop.turn() {}
    transfer.dispose()
    return try #require(result)
  }

  @Test func `a response comes after its latency`() throws {
    sandbox.setLatency(2)
    let response = try result(of: .search("swift")).get()
    #expect(response.status == 200)
    #expect(response.headers["Date"] == "Thu, 01 Jan 2026 00:00:02 GMT")
    #expect(loop.now == 2)
  }

  @Test func `a request without a name is given one`() throws {
    var request = try HTTPRequest.search("swift")
    request.headers["User-Agent"] = nil
    #expect(try result(of: request).get().status == 200)
  }

  @Test func `a repository that has moved is followed`() throws {
    let response = try result(of: .get("http://api.github.com/repos/apple/swift")).get()
    #expect(response.status == 200)
    #expect(response.url.path.hasPrefix("/repositories/"))
  }

  @Test func `faults of the connection are failures`() throws {
    for fault in [Fault.reset, .truncate] { sandbox.fail(fault) }
    #expect(try result(of: .search("swift")) == .failure(.reset("api.github.com")))
    guard case .failure(.truncated("api.github.com", let count)) = try result(of: .search("swift"))
    else {
      Issue.record("not truncated")
      return
    }
    #expect(count > 1_000)
  }

  @Test func `a slow response comes five seconds later`() throws {
    sandbox.setLatency(1)
    sandbox.fail(.slow)
    #expect(try result(of: .search("swift")).get().status == 200)
    #expect(loop.now == 6)
  }

  @Test func `silence is given up after thirty seconds`() throws {
    sandbox.fail(.hang)
    let failure = HTTPFailure.timedOut("api.github.com", seconds: 30)
    #expect(try result(of: .search("swift")) == .failure(failure))
    #expect(loop.now == 30)
  }

  @Test func `so is a latency beyond that`() throws {
    sandbox.setLatency(31)
    let failure = HTTPFailure.timedOut("api.github.com", seconds: 30)
    #expect(try result(of: .search("swift")) == .failure(failure))
  }

  @Test func `nothing comes after a request was given up`() throws {
    var isTold = false
    client.send(try .search("swift")) { _ in isTold = true }.dispose()
    while loop.turn() {}
    #expect(!isTold)
  }
}

import HTTPClients
import Observables
import Testing

struct CachingClientTests {
  private let loop = EventLoop(clock: .virtual)
  private let server = ScriptedClient()
  private let client: CachingClient

  init() {
    client = CachingClient(server, loop: loop)
  }

  private func request(_ path: String, maximumAge: Double? = 60) throws -> HTTPRequest {
    var request = HTTPRequest(url: try #require(HTTPURL("http://h/\(path)")))
    request.maximumAge = maximumAge
    return request
  }

  /// What comes of a request within the loop's turns so far: `text`, `text, 12 s old`, or nothing.
  private func send(_ request: HTTPRequest, answer: String? = nil, status: Int = 200) -> String? {
    var result: Result<HTTPResponse, HTTPFailure>?
    let transfer = client.send(request) { result = $0 }
    #expect(result == nil)
    if let answer { server.answer(answer, status: status, to: server.requests.count - 1) }
    while result == nil, loop.turn() {}
    transfer.dispose()
    guard case .success(let response)? = result else { return nil }
    return response.text + (response.age.map { ", \(Int($0)) s old" } ?? "")
  }

  private func pass(_ seconds: Double) {
    var isOver = false
    let timer = loop.schedule(after: seconds) { isOver = true }
    while !isOver, loop.turn() {}
    timer.dispose()
  }

  @Test func `The same question within its age is answered from memory, which says how old it is`()
    throws
  {
    #expect(send(try request("a"), answer: "one") == "one")
    pass(12)
    #expect(send(try request("a")) == "one, 12 s old")
    #expect(server.requests.count == 1)
  }

  @Test func `After its age it is asked again, however often it was answered from memory`() throws {
    #expect(send(try request("a"), answer: "one") == "one")
    pass(59)
    #expect(send(try request("a")) == "one, 59 s old")
    pass(1)
    #expect(send(try request("a"), answer: "two") == "two")
    #expect(send(try request("a")) == "two, 0 s old")
  }

  @Test func `Another question, one that must be new, and a failure are not answered from memory`()
    throws
  {
    #expect(send(try request("a"), answer: "one") == "one")
    #expect(send(try request("b"), answer: "two") == "two")
    #expect(send(try request("c", maximumAge: nil), answer: "three") == "three")
    #expect(send(try request("c", maximumAge: nil), answer: "four") == "four")
    #expect(send(try request("d"), answer: "no", status: 403) == "no")
    #expect(send(try request("d"), answer: "yes") == "yes")
    #expect(server.requests.count == 6)
  }

  @Test func `The oldest answer makes room for the thirty-third`() throws {
    for number in 0...32 { _ = send(try request("\(number)"), answer: "\(number)") }
    #expect(send(try request("1")) == "1, 0 s old")
    #expect(send(try request("0"), answer: "new") == "new")
  }

  @Test func `An answer from memory that nobody waits for any more does not come`() throws {
    #expect(send(try request("a"), answer: "one") == "one")
    var came = false
    client.send(try request("a")) { _ in came = true }.dispose()
    pass(1)
    #expect(!came)
  }
}

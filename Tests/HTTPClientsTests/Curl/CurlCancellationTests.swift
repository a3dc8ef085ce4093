import Dispatch
import HTTPClients
import Observables
import Testing

struct CurlCancellationTests {
  private let network = Network()
  private let ok = LoopbackServer.Step.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")

  @Test func `a transfer that is disposed of ends at once and is silent`() throws {
    let server = network.server()
    var isCalled = false
    let transfer = network.client.send(.get(server)) { _ in isCalled = true }
    try network.turn { server.requests.count == 1 }
    transfer.dispose()
    transfer.dispose()
    try network.turn { server.left == 1 }
    #expect(!isCalled)
  }

  @Test func `a transfer that is disposed of before the loop turns is never begun`() throws {
    let server = network.server(ok)
    network.client.send(.get(server, "first")) { _ in }.dispose()
    _ = try network.response(.get(server, "second"))
    #expect(server.requests.count == 1)
  }

  @Test func `a transfer can be disposed of in its own completion and another's`() throws {
    let server = LoopbackServer(loop: network.loop) { [ok] in $0.contains("/slow") ? [] : [ok] }
    var ended: [String] = []
    let own = SerialDisposable()
    let other = network.client.send(.get(server, "slow")) { _ in ended.append("slow") }
    own.disposable = network.client.send(.get(server)) { _ in
      own.dispose()
      other.dispose()
      ended.append("fast")
    }
    try network.turn { !ended.isEmpty && server.left == 1 }
    #expect(ended == ["fast"])
  }

  @Test func `of two that are done at once, the first may dispose of the second`() throws {
    let server = network.server(ok)
    var ended: [Int] = []
    var transfers: [any Disposable] = []
    for number in 0..<4 {
      transfers.append(
        network.client.send(.get(server)) { _ in
          ended.append(number)
          transfers.forEach { $0.dispose() }
          // It may well get the memory of one that is gone.
          transfers.append(self.network.client.send(.get(server)) { _ in ended.append(9) })
        })
    }
    try network.turn { ended.count == 2 }
    #expect(ended.first.map { $0 < 4 } == true)
    #expect(ended.last == 9)
  }

  @Test func `a completion may send the next request`() throws {
    let server = network.server(ok)
    let next = SerialDisposable()
    var left = 20
    func send() {
      next.disposable = network.client.send(.get(server)) { _ in
        left -= 1
        if left > 0 { send() }
      }
    }
    send()
    try network.turn { left == 0 }
    #expect(server.accepted == 1)
  }

  @Test func `another thread may send and dispose`() throws {
    let server = LoopbackServer(loop: network.loop) { [ok] in $0.contains("/slow") ? [] : [ok] }
    nonisolated(unsafe) let client = network.client
    nonisolated(unsafe) var status: Int?
    let (slow, fast) = (HTTPRequest.get(server, "slow"), HTTPRequest.get(server))
    nonisolated(unsafe) let held = SerialDisposable()
    let queue = DispatchQueue(label: "another thread")
    queue.async { held.disposable = client.send(slow) { _ in status = 0 } }
    try network.turn { server.requests.count == 1 }
    queue.async {
      held.dispose()
      _ = client.send(fast) { status = try? $0.get().status }
    }
    try network.turn { status != nil && server.left == 1 }
    #expect(status == 200)
    #expect(server.requests.count == 2)
  }

  @Test func `a loop that goes away takes its transfers along`() throws {
    let server = network.server()
    do {
      let lost = EventLoop()
      let client = CurlClient(loop: lost)
      var isCalled = false
      let transfer = client.send(.get(server)) { _ in isCalled = true }
      for _ in 0..<3 {
        lost.schedule(after: 0) {}
        lost.turn()
      }
      transfer.dispose()
      #expect(!isCalled)
    }
  }
}

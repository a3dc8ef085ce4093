import HTTPClients
import Observables
import Testing

struct ArchiveRecorderTests {
  private let client = ScriptedClient()
  private let loop = EventLoop(clock: .virtual)
  private let recorder: ArchiveRecorder
  private let file = TemporaryFile("session.har")

  init() throws {
    recorder = ArchiveRecorder(
      client, loop: loop, epoch: { [loop] in 1_700_000_000 + loop.now }, version: "1.0")
    try recorder.start(file.path)
  }

  private func send(_ url: String, headers: HTTPHeaders = [:]) throws -> any Disposable {
    let url = try #require(HTTPURL(url))
    return recorder.send(HTTPRequest(url: url, headers: headers)) { _ in }
  }

  private func wait(_ seconds: Double) {
    loop.schedule(after: seconds) {}
    loop.turn()
  }

  private func replay() throws -> Replaying {
    let archive = try Archive(path: file.path)
    #expect(archive.notice == nil)
    return Replaying(archive, epoch: 1_700_000_000)
  }

  @Test func `an exchange is written as HAR demands it`() throws {
    let url = try #require(HTTPURL("http://h/a?q=x%20y"))
    let request = HTTPRequest("POST", url: url, headers: ["Content-Type": "text/x"], body: [65])
    let transfer = recorder.send(request) { _ in }
    wait(0.25)
    client.answer("한\u{0}\"")
    transfer.dispose()
    let lines = [
      #"{"log":{"version":"1.2","creator":{"name":"reactorsh","version":"1.0"},"entries":["#,
      #"{"cache":{},"request":{"bodySize":1,"cookies":[],"#
        + #""headers":[{"name":"Content-Type","value":"text/x"}],"headersSize":-1,"#
        + #""httpVersion":"HTTP/1.1","method":"POST","#
        + #""postData":{"mimeType":"text/x","params":[],"text":"A"},"#
        + #""queryString":[{"name":"q","value":"x y"}],"url":"http://h/a?q=x%20y"},"#
        + #""response":{"bodySize":-1,"content":{"mimeType":"application/octet-stream","size":5,"#
        + #""text":"한\u0000\""},"cookies":[],"headers":[],"headersSize":-1,"#
        + #""httpVersion":"HTTP/1.1","redirectURL":"","status":200,"statusText":""},"#
        + #""startedDateTime":"2023-11-14T22:13:20.000000Z","time":250,"#
        + #""timings":{"blocked":-1,"connect":-1,"dns":-1,"receive":0,"send":0,"ssl":-1,"wait":250}}"#,
      "]}}",
    ]
    #expect(file.text == lines.map { $0 + "\n" }.joined())
  }

  @Test func `what was recorded is played again, with its times`() throws {
    let transfers = [try send("http://h/1"), try send("http://h/2")]
    wait(0.2)
    client.answer("two", status: 404, to: 1)
    wait(0.1)
    client.answer("one", to: 0)
    transfers.forEach { $0.dispose() }
    let replay = try replay()
    let two = try replay.result("http://h/2").get()
    #expect(two.text == "two")
    #expect(two.status == 404)
    #expect(replay.loop.now == 0.2)
    #expect(try replay.text("http://h/1") == "one")
    #expect(abs(replay.loop.now - 0.5) < 1e-9)
  }

  @Test(arguments: [
    HTTPFailure.hostNotFound("h"), .refused("h:1"), .unreachable("h"),
    .timedOut("h", seconds: 1.5), .certificate("h", reason: "old"),
    .certificateFile("/f", reason: "gone"), .insecure("h", reason: "no"),
    .tooLarge("h", limit: 3), .notHTTP("h"), .undecodable("h"), .redirectedTooOften("h", limit: 5),
    .redirectedAway("h"), .closed("h"), .reset("h"), .truncated("h", received: 7),
    .proxy(reason: "no"), .invalidRequest(reason: "no"), .notRecorded(reason: "no"),
    .other("h", reason: "odd"),
  ])
  func `a failure is played again in the same words`(failure: HTTPFailure) throws {
    let transfer = try send("http://h/")
    wait(0.5)
    client.fail(failure)
    transfer.dispose()
    let replay = try replay()
    #expect(try replay.failure("http://h/") == failure.description)
    #expect(replay.loop.now == 0.5)
  }

  @Test func `a cancelled exchange is written, and gives time to cancel it again`() throws {
    let transfer = try send("http://h/")
    wait(0.2)
    transfer.dispose()
    transfer.dispose()
    client.answer("late")
    let again = try send("http://h/")
    client.answer("again", to: 1)
    again.dispose()
    #expect(file.text.contains(#""_failure":{"kind":"cancelled"}"#))
    let replay = try replay()
    #expect(try replay.failure("http://h/").contains("entry 1 was cancelled"))
    #expect(replay.loop.now > 0.2)
    #expect(try replay.text("http://h/") == "again")
    #expect(try replay.text("http://h/") == "again")
  }

  @Test func `secrets are never written`() throws {
    let url = try #require(HTTPURL("http://h/?access_token=s3cret&q=a"))
    let headers: HTTPHeaders = [
      "Authorization": "Bearer s3cret", "Cookie": "s3cret", "X-Api-Key": "s3cret",
      "Content-Type": "application/x-www-form-urlencoded",
    ]
    let request = HTTPRequest(
      "POST", url: url, headers: headers, body: Array("a=1&password=s3cret".utf8))
    let transfer = recorder.send(request) { _ in }
    client.respond(
      HTTPResponse(
        status: 200,
        headers: [
          "Access-Control-Allow-Credentials": "true", "Set-Cookie": "id=s3cret",
          "Location": "/x?token=s3cret",
          "Link": "<http://h/?access_token=s3cret&page=2>; rel=\"next\"",
        ], url: url))
    transfer.dispose()
    #expect(!file.text.contains("s3cret"))
    #expect(file.text.contains(#"{"name":"Access-Control-Allow-Credentials","value":"true"}"#))
    #expect(file.text.contains("<http://h/?access_token=REDACTED&page=2>; rel=\\\"next\\\""))
    let archive = try Archive(path: file.path)
    let replay = Replaying(archive)
    #expect(
      try replay.result(
        "http://h/?q=a&access_token=other", method: "POST", body: "a=1&password=REDACTED"
      )
      .get().status == 200)
  }

  @Test func `a body that is no text is kept in base64`() throws {
    let transfer = try send("http://h/")
    let bytes: [UInt8] = [0x89, 0x50, 0xFF, 0]
    client.respond(
      HTTPResponse(status: 200, body: bytes, url: try #require(HTTPURL("http://h/x"))))
    transfer.dispose()
    #expect(file.text.contains(#""encoding":"base64""#))
    let response = try replay().result("http://h/").get()
    #expect(response.body == bytes)
    #expect(response.url.path == "/x")
  }

  @Test func `the phases of a transfer add up to its time`() throws {
    let transfer = try send("http://h/")
    wait(1)
    var response = HTTPResponse(status: 200, url: try #require(HTTPURL("http://h/")))
    response.transfer = HTTPTransfer(
      version: "HTTP/2", serverAddress: "1.2.3.4", lookingUp: 0.1, connecting: 0.2, securing: 0.3,
      sending: 0, waiting: 0.1, receiving: 0.05)
    client.respond(response)
    transfer.dispose()
    #expect(
      file.text.contains(
        #""time":1000,"timings":{"blocked":250,"connect":500,"dns":100,"receive":50,"send":0,"#
          + #""ssl":300,"wait":100}"#))
    #expect(file.text.contains(#""serverIPAddress":"1.2.3.4""#))
  }

  @Test func `nothing is written before the start and after the stop`() throws {
    recorder.stop()
    #expect(recorder.path == nil)
    let transfer = try send("http://h/")
    client.answer("unseen")
    transfer.dispose()
    #expect(try Archive(path: file.path).count == 0)
    try recorder.start(file.path)
    let seen = try send("http://h/")
    recorder.stop()
    client.answer("seen", to: 1)
    seen.dispose()
    #expect(try replay().text("http://h/") == "seen")
  }

  @Test func `the file is whole after each exchange`() throws {
    for number in 0..<5 {
      #expect(try Archive(path: file.path).count == number)
      let transfer = try send("http://h/\(number)")
      client.answer("answer \(number)", to: number)
      transfer.dispose()
    }
    #expect(try replay().text("http://h/4") == "answer 4")
  }

  @Test func `a file that cannot be made is named`() {
    #expect(throws: ArchiveFailure.self) { try recorder.start("/nowhere/session.har") }
  }
}

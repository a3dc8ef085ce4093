import HTTPClients
import Observables
import Testing

struct ArchiveTests {
  private func reason(_ bytes: [UInt8]) -> String? {
    do throws(ArchiveFailure) {
      _ = try Archive(bytes, name: "test.har")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `an export of Chrome loads`() throws {
    let replay = try Replaying(
      """
      {"_initiator":{"type":"script"},"_priority":"High","_resourceType":"fetch","cache":{},
       "connection":"443","pageref":"page_1","request":{"method":"GET","url":"https://h/img?x=1#f",
       "httpVersion":"http/2.0","headers":[{"name":":authority","value":"h"}],"queryString":[],
       "cookies":[],"headersSize":-1,"bodySize":0},"response":{"status":200,"statusText":"",
       "httpVersion":"http/2.0","headers":[{"name":"content-type","value":"image/png"}],"cookies":[],
       "content":{"size":4,"mimeType":"image/png","text":"iVBO\\nRw==","encoding":"base64"},
       "redirectURL":"","headersSize":-1,"bodySize":-1,"_transferSize":120,"_error":null},
       "serverIPAddress":"140.82.121.6","startedDateTime":"2024-05-01T10:00:00.123Z",
       "time":31.5,"timings":{"blocked":1.5,"dns":-1,"ssl":-1,"connect":-1,"send":0.5,"wait":28,
       "receive":1.5,"_blocked_queueing":1.2}}
      """,
      #"{"request":{"method":"GET","url":"data:image/png;base64,AA=="},"response":{"status":200}}"#,
      """
      {"request":{"method":"GET","url":"https://blocked/"},"response":{"status":0,
       "_error":"net::ERR_BLOCKED_BY_CLIENT"},"time":-1}
      """)
    let response = try replay.result("https://h/img?x=1").get()
    #expect(response.body == [0x89, 0x50, 0x4E, 0x47])
    #expect(replay.loop.now == 0.0315)
    #expect(
      try replay.failure("https://blocked/")
        == "the request to blocked failed: net::ERR_BLOCKED_BY_CLIENT")
    #expect(replay.player.unused.isEmpty)
  }

  @Test func `an export of Firefox loads`() throws {
    let text = """
      \u{FEFF}{"log":{"version":"1.2","creator":{"name":"Firefox","version":"128.0"},
       "browser":{"name":"Firefox","version":"128.0"},"pages":[{"id":"page_1","title":"entries"}],
       "entries":[{"startedDateTime":"2024-05-01T12:00:00.000+02:00","request":{"bodySize":0,
       "method":"GET","url":"https://h/","httpVersion":"HTTP/2","headers":[],"cookies":[],
       "queryString":[],"headersSize":100},"response":{"status":301,"statusText":"","headers":[],
       "cookies":[],"content":{"mimeType":"text/html","size":0},"redirectURL":"/here",
       "headersSize":200,"bodySize":200},"cache":{},"timings":{"blocked":1,"dns":2,"connect":3,
       "ssl":2,"send":4,"wait":5,"receive":6},"time":21,"_securityState":"secure"},
       {"request":{"method":"GET","url":"https://h/here"},"response":{"status":200,
       "content":{"text":"hello"}},"timings":{"send":1,"wait":2,"receive":3}}]}}
      """
    let archive = try Archive(Array(text.utf8), name: "firefox.har")
    #expect(archive.count == 2)
    #expect(archive.started == 1_714_557_600)
    #expect(archive.notice == nil)
    let replay = Replaying(archive)
    #expect(try replay.text("https://h/") == "hello")
    #expect(abs(replay.loop.now - 0.027) < 1e-9)
  }

  @Test func `an export of Playwright loads`() throws {
    let replay = try Replaying(
      """
      {"startedDateTime":"2024-05-01T10:00:00.000Z","time":-1,"request":{"method":"POST",
       "url":"http://h/","postData":{"mimeType":"application/json","text":"{}","params":[]}},
       "response":{"status":-1,"statusText":"","headers":[],"content":{"size":-1,
       "mimeType":"x-unknown"},"redirectURL":"","_failureText":"net::ERR_FAILED"},"cache":{},
       "timings":{"send":-1,"wait":-1,"receive":-1},"_monotonicTime":12.5}
      """)
    let result = try replay.result("http://h/", method: "POST", body: "{}")
    #expect(result == .failure(.other("h", reason: "net::ERR_FAILED")))
  }

  @Test(arguments: [
    ("{", "is no HAR: it has no log.entries"),
    ("", "is no HAR: it has no log.entries"),
    ("hello", "is no HAR: it has no log.entries"),
    ("[]", "is no HAR: it has no log.entries"),
    (#"{"log":{"entries":{}}}"#, "is no HAR: it has no log.entries"),
    (#"{"entries":[{}]}"#, "is no HAR: it has no log.entries"),
    (#"{"log":{"pages":[{"entries":[{}]}]}}"#, "is no HAR: it has no log.entries"),
    (#"{"log":{"entries":[{}]}}"#, "entry 1: request is missing"),
    (#"{"log":{"entries":[1]}}"#, "entry 1: it is no object"),
    (#"{"log":{"entries":["]}}"]}}"#, "entry 1: it is no object"),
    (#"{"log":{"entries":[null]}}"#, "entry 1: it is missing"),
  ])
  func `what is no archive says so`(text: String, reason: String) {
    #expect(self.reason(Array(text.utf8)) == "test.har: \(reason)")
  }

  @Test(arguments: [
    (#"{"request":{"url":"http://h/"},"response":{"status":200}}"#, "request.method is missing"),
    (#"{"request":{"method":"GET","url":1},"response":{}}"#, "request.url is no text"),
    (
      #"{"request":{"method":"GET","url":"http://h/"},"response":{"status":"200"}}"#,
      "response.status is no number"
    ),
    (
      #"{"request":{"method":"GET","url":"http://h/"},"response":{"status":null}}"#,
      "response.status is missing"
    ),
    (
      #"{"request":{"method":"GET","url":"http://h/"},"response":{"status":200,"headers":{}}}"#,
      "response.headers is no list"
    ),
    (
      #"{"request":{"method":"GET","url":"http://h/"},"response":{"status":200,"headers":[{}]}}"#,
      "response.headers[0].name is missing"
    ),
    (
      #"{"request":{"method":"GET","url":"http://h/"},"response":{"status":1e999}}"#,
      "is not valid JSON, or holds a number that is too large"
    ),
    (
      #"{"request":{"method":"GET","url":"http://h/"},"response":{"status":200,,}}"#,
      "is not valid JSON, or holds a number that is too large"
    ),
    (
      #"{"request":{"method":"GET","url":"http://h/"},"response":{"status":200,"content":"#
        + #"{"encoding":"base64","text":"A"}}}"#,
      "response.content.text is no base64"
    ),
  ])
  func `a damaged entry is named`(damaged: String, reason: String) {
    let whole = entry("http://h/", "fine")
    #expect(self.reason(har([whole, damaged, whole])) == "test.har: entry 2: \(reason)")
  }

  @Test func `invalid UTF-8 is damage`() {
    var bytes = har([entry("http://h/", "fine"), entry("http://h/", "XX")])
    let place = bytes.lastIndex(of: UInt8(ascii: "X"))
    place.map { bytes[$0] = 0xFF }
    #expect(
      reason(bytes)
        == "test.har: entry 2: is not valid JSON, or holds a number that is too large")
  }

  @Test func `nesting without end is damage`() {
    let deep = #"{"request":"# + String(repeating: "[", count: 100_000)
    let deepWhole = deep + String(repeating: "]", count: 100_000) + "}"
    #expect(reason(har([deepWhole]))?.hasPrefix("test.har: entry 1: ") == true)
  }

  @Test func `a file that was cut anywhere loads as far as it goes, or says why not`() throws {
    let bytes = har([
      entry("http://h/1", "one"), entry("http://h/2", #"tw\"o]}"#), entry("http://h/3", "three"),
    ])
    for length in 0...bytes.count {
      do throws(ArchiveFailure) {
        let archive = try Archive(Array(bytes[..<length]), name: "test.har")
        #expect(archive.count <= 3)
        #expect((archive.notice == nil) == (length >= bytes.count - 2))
      } catch {
        #expect(error.description == "test.har: is no HAR: it has no log.entries")
      }
    }
    let cut = try Archive(Array(bytes.dropLast(10)), name: "test.har")
    #expect(cut.notice == "test.har: is cut off; its first 2 entries are used")
    #expect(try Replaying(cut).text("http://h/2") == "tw\"o]}")
  }

  @Test func `a body that was not saved is not taken for an empty one`() throws {
    let replay = try Replaying(
      #"{"request":{"method":"GET","url":"http://h/"},"response":{"status":200,"#
        + #""content":{"size":12}}}"#)
    #expect(
      try replay.failure("http://h/")
        == "not in the archive: entry 1 of test.har was saved without its 12 bytes")
  }

  @Test func `a missing file is named`() {
    #expect(throws: (any Error).self) { try Archive(path: "/nowhere/test.har") }
    do throws(ArchiveFailure) {
      _ = try Archive(path: "/nowhere/test.har")
    } catch {
      #expect(error.description == "/nowhere/test.har: no such file or directory")
    }
  }

  @Test func `the servers of an archive are known`() throws {
    let archive = try Archive(
      har([entry("http://b/1", ""), entry("https://a/", ""), entry("http://b/2", "")]), name: "x")
    #expect(archive.origins.map(\.description) == ["http://b", "https://a"])
  }
}

import HTTPClients
import Observables
import Testing

/// An archive that is played in virtual time.
final class Replaying {
  let loop = EventLoop(clock: .virtual)
  let player: ArchivePlayer

  /// Plays entries that are given as JSON.
  init(_ entries: String..., epoch: Double = 0) throws {
    let archive = try Archive(har(entries), name: "test.har")
    player = ArchivePlayer(archive, loop: loop, epoch: { [loop] in epoch + loop.now })
  }

  init(_ archive: Archive, epoch: Double = 0) {
    player = ArchivePlayer(archive, loop: loop, epoch: { [loop] in epoch + loop.now })
  }

  func result(
    _ url: String, method: String = "GET", body: String = ""
  ) throws -> Result<HTTPResponse, HTTPFailure> {
    let url = try #require(HTTPURL(url))
    var result: Result<HTTPResponse, HTTPFailure>?
    let request = HTTPRequest(method, url: url, body: Array(body.utf8))
    let transfer = player.send(request) { result = $0 }
    #expect(result == nil)
    while result == nil, loop.turn() {}
    transfer.dispose()
    return try #require(result)
  }

  func text(_ url: String, method: String = "GET", body: String = "") throws -> String {
    try result(url, method: method, body: body).get().text
  }

  /// Why a request gets no response.
  func failure(_ url: String, method: String = "GET") throws -> String {
    guard case .failure(let failure) = try result(url, method: method) else {
      throw Unexpected(what: "a response")
    }
    return failure.description
  }
}

/// A whole archive.
func har(_ entries: [String]) -> [UInt8] {
  Array(#"{"log":{"version":"1.2","entries":[\#(entries.joined(separator: ","))]}}"#.utf8)
}

/// An entry with as little as a replay needs.
func entry(
  _ url: String, _ text: String, method: String = "GET", started: String? = nil, time: Double = 0,
  status: Int = 200, headers: [String: String] = [:], body: String? = nil
) -> String {
  let start = started.map { #""startedDateTime":"\#($0)","# } ?? ""
  let fields = headers.map { #"{"name":"\#($0)","value":"\#($1)"}"# }.joined(separator: ",")
  let post = body.map { #","postData":{"mimeType":"text/plain","text":"\#($0)"}"# } ?? ""
  return #"{\#(start)"time":\#(time),"request":{"method":"\#(method)","url":"\#(url)"\#(post)},"#
    + #""response":{"status":\#(status),"headers":[\#(fields)],"content":{"text":"\#(text)"}}}"#
}

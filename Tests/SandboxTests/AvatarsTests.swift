import HTTPClients
import Testing

@testable import Sandbox

struct AvatarsTests {
  private func response(_ path: String) throws -> HTTPResponse {
    try Sandbox().response(to: .get("http://avatars.githubusercontent.com\(path)"))
  }

  @Test(
    arguments: [
      (1, "image/png", [0x89, 0x50, 0x4E, 0x47]), (2, "image/jpeg", [0xFF, 0xD8, 0xFF, 0xE0]),
      (3, "image/gif", Array("GIF8".utf8)), (4, "image/webp", Array("RIFF".utf8)),
      (10_639_145, "image/png", [0x89, 0x50, 0x4E, 0x47]),
    ] as [(Int, String, [UInt8])])
  func `each format begins as it should`(number: Int, type: String, start: [UInt8]) throws {
    let response = try response("/u/\(number)?v=4")
    #expect(response.headers["Content-Type"] == type)
    #expect(response.body.starts(with: start))
  }

  @Test func `a PNG is as large as was asked for, and its checks are right`() throws {
    let bytes = try response("/u/1?s=16").body
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 16, 0, 0, 0, 16])
    // The check of the empty last chunk is known.
    #expect(bytes.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test func `a JPEG has its size in its frame, and its end`() throws {
    let bytes = try response("/u/2?s=40").body
    let frame = try #require(bytes.firstRange(of: [0xFF, 0xC0] as [UInt8]))
    #expect(Array(bytes[(frame.lowerBound + 5)..<(frame.lowerBound + 9)]) == [0, 40, 0, 40])
    #expect(bytes.suffix(2) == [0xFF, 0xD9])
  }

  @Test func `one is cut off, one is a page, one is of no known format`() throws {
    #expect(try response("/u/5").body.count == 60)
    #expect(try response("/u/6").status == 200)
    #expect(try response("/u/6").text.hasPrefix("<!DOCTYPE html>"))
    #expect(try response("/u/7").text.hasPrefix("II*"))
  }

  @Test(arguments: ["/u/0", "/u/-1", "/u/x", "/u", "/u/1/2"])
  func `nobody else has a picture`(path: String) throws {
    #expect(try response(path).status == 404)
  }

  @Test func `pictures differ, and are the same each time`() throws {
    #expect(try response("/u/11").body != response("/u/13").body)
    #expect(try response("/u/11").body == response("/u/11").body)
  }
}

import Testing

@testable import Screens

private func facts(_ bytes: [UInt8]) -> String {
  do {
    return try LoadedImage(bytes).facts
  } catch {
    return "\(error)"
  }
}

@Suite struct LoadedImageTests {
  @Test(arguments: [
    (SmallImages.png, "PNG, 420 × 300, 65 bytes"),
    (SmallImages.gif, "GIF, 31 × 17, 28 bytes"),
    (SmallImages.jpeg, "JPEG, 640 × 460, 50 bytes"),
    (SmallImages.lossyWebP, "WebP, 75 × 50, 30 bytes"),
    (SmallImages.losslessWebP, "WebP, 80 × 60, 26 bytes"),
    (SmallImages.extendedWebP, "WebP, 1000 × 700, 30 bytes"),
  ])
  func `format, size and bytes are read from the header`(bytes: [UInt8], expected: String) {
    #expect(facts(bytes) == expected)
  }

  @Test(arguments: SmallImages.all)
  func `no beginning of an image is an image`(bytes: [UInt8]) {
    for count in 0..<bytes.count {
      #expect(throws: ImageFailure.self, "\(count) bytes") {
        try LoadedImage(Array(bytes.prefix(count)))
      }
    }
  }

  @Test(arguments: SmallImages.all)
  func `an image that ends too early is said to`(bytes: [UInt8]) throws {
    let format = try LoadedImage(bytes).format
    for count in 16..<bytes.count {
      #expect(throws: ImageFailure.truncated(format, count)) {
        try LoadedImage(Array(bytes.prefix(count)))
      }
    }
  }

  @Test(arguments: SmallImages.all)
  func `any byte may be any other`(bytes: [UInt8]) {
    for index in bytes.indices {
      for other: UInt8 in [0x00, 0x01, 0x7F, 0x80, 0xD9, 0xDA, 0xFE, 0xFF] {
        var changed = bytes
        changed[index] = other
        for count in [bytes.count, index + 1] { _ = facts(Array(changed.prefix(count))) }
      }
    }
  }

  @Test(arguments: SmallImages.all)
  func `lengths that reach beyond the end are no trap`(bytes: [UInt8]) {
    for index in 0...(bytes.count - 4) {
      var changed = bytes
      changed.replaceSubrange(index..<(index + 4), with: [0xFF, 0xFF, 0xFF, 0xFF])
      _ = facts(changed)
    }
  }

  @Test func `the greatest size that can be written is read`() {
    let bytes = SmallImages.pngHeader(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)
    #expect(facts(bytes) == "PNG, 4294967295 × 4294967295, 45 bytes")
  }

  @Test func `an image without pixels is damaged`() {
    #expect(
      facts(SmallImages.pngHeader(width: 0, height: 9))
        == "the PNG is damaged; its header cannot be right")
  }

  @Test(arguments: SmallImages.damaged)
  func `what cannot stand in a header is damage`(bytes: [UInt8]) {
    #expect(facts(bytes).hasSuffix(" is damaged; its header cannot be right"))
  }

  @Test func `a thumbnail's size and end are not the picture's`() {
    let thumbnail = SmallImages.jpeg
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1] + SmallImages.big(thumbnail.count + 2, 2)
    bytes += thumbnail
    bytes += [0xFF, 0xC2, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0]
    #expect(facts(bytes) == "the JPEG ends too early, after \(bytes.count) bytes; try again")
    #expect(facts(bytes + [0xFF, 0xD9]) == "JPEG, 3 × 2, \(bytes.count + 2) bytes")
  }

  @Test func `what follows the end does not matter`() {
    #expect(facts(SmallImages.jpeg + Array(repeating: 7, count: 500)).hasPrefix("JPEG, 640 × 460"))
    #expect(facts(SmallImages.png + [1, 2, 3]).hasPrefix("PNG, 420 × 300"))
    #expect(facts(SmallImages.gif + [0, 0, 0]).hasPrefix("GIF, 31 × 17"))
  }

  @Test(arguments: [
    ("", "that is no image; nothing came"),
    (
      "<!DOCTYPE html>\n<h1>oh</h1>",
      "that is no image; a page of HTML or XML came: <!DOCTYPE html> <h1>oh</h1>"
    ),
    ("  {\"message\":\"no\"}", "that is no image; JSON came: {\"message\":\"no\"}"),
    ("II*\u{0}", "that is no image; 4 bytes of an unknown format came"),
    ("RIFF....WAVE", "that is no image; 12 bytes of an unknown format came"),
  ])
  func `what is no image is said to be what it is`(text: String, expected: String) {
    #expect(facts(Array(text.utf8)) == expected)
  }
}

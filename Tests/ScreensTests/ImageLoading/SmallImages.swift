@testable import Screens

/// Images that are made by hand: a header, hardly any pixels, and an end.
enum SmallImages {
  static let png: [UInt8] =
    [0x89] + text("PNG\r\n\u{1A}\n")
    + chunk("IHDR", big(420, 4) + big(300, 4) + [8, 2, 0, 0, 0])
    + chunk("IDAT", [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01])
    + chunk("IEND", [])

  static let gif: [UInt8] =
    text("GIF89a") + little(31, 2) + little(17, 2) + [0, 0, 0]
    + [0x2C, 0, 0, 0, 0, 31, 0, 17, 0, 0, 2, 1, 0, 0, 0x3B]

  /// An application segment, filling, a frame header, a scan with a stuffed 0xFF, and the end.
  static let jpeg: [UInt8] = [
    0xFF, 0xD8,
    0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0,
    0xFF, 0xFF, 0xC0, 0, 11, 8, 1, 0xCC, 2, 0x80, 1, 1, 0x11, 0,
    0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xFF, 0x00, 0x34,
    0xFF, 0xD9,
  ]

  static let lossyWebP = webP(
    "VP8 ", [0x10, 0x00, 0x00, 0x9D, 0x01, 0x2A] + little(75, 2) + little(50, 2))
  /// The size is written less one, in 14 bits each.
  static let losslessWebP = webP("VP8L", [0x2F] + little((80 - 1) | (60 - 1) << 14, 4) + [0])
  static let extendedWebP = webP(
    "VP8X", [0x10, 0, 0, 0] + little(1_000 - 1, 3) + little(700 - 1, 3))

  static let all = [png, gif, jpeg, lossyWebP, losslessWebP, extendedWebP]

  /// A segment without room for its length, a scan before its frame, no marker where one must stand,
  /// and kinds of WebP that there are not.
  static let damaged: [[UInt8]] = [
    jpeg.prefix(2) + [0xFF, 0xE0, 0, 1, 0, 0],
    jpeg.prefix(2) + [0xFF, 0xDA, 0, 8, 0, 0],
    jpeg.prefix(20) + [0x00, 0xC0, 0, 0],
    webP("VP9 ", [0, 0, 0, 0]),
    webP("VP8L", [0x2E, 0, 0, 0, 0, 0]),
    webP("VP8X", []),
  ]

  static func pngHeader(width: Int, height: Int) -> [UInt8] {
    [0x89] + text("PNG\r\n\u{1A}\n")
      + chunk("IHDR", big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0])
      + chunk("IEND", [])
  }

  static func webP(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = text("WEBP") + text(kind) + little(data.count, 4) + data
    return text("RIFF") + little(body.count, 4) + body
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    big(data.count, 4) + text(name) + data + [0, 0, 0, 0]
  }

  static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  static func big(_ number: Int, _ count: Int) -> [UInt8] { little(number, count).reversed() }

  static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

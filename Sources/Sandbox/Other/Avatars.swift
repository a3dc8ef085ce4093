internal import HTTPClients

/// Answers as avatars.githubusercontent.com does: small images, and a few that are none.
enum Avatars {
  static let host = "avatars.githubusercontent.com"

  static func respond(to request: HTTPRequest) -> HTTPResponse {
    let path = request.url.pathComponents
    guard path.count == 2, path[0] == "u", let number = Int(path[1]), number >= 0 else {
      return image("text/html", Array("<html><body>Not Found</body></html>".utf8), request, 404)
    }
    switch number {
    case 2: return image("image/jpeg", jpeg, request)
    case 3: return image("image/gif", gif, request)
    case 5: return image("image/png", Array(PNG.image(number).prefix(60)), request)
    case 6: return image("image/png", Array("<!DOCTYPE html><p>Please log in</p>".utf8), request)
    default: return image("image/png", PNG.image(number), request)
    }
  }

  private static func image(
    _ type: String, _ bytes: [UInt8], _ request: HTTPRequest, _ status: Int = 200
  ) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["Content-Type": type], body: bytes, url: request.url)
  }

  /// One transparent pixel.
  private static let gif: [UInt8] = [
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x01, 0x00, 0x01, 0x00, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00,
    0xFF, 0xFF, 0xFF, 0x21, 0xF9, 0x04, 0x01, 0x00, 0x00, 0x00, 0x00, 0x2C, 0x00, 0x00, 0x00, 0x00,
    0x01, 0x00, 0x01, 0x00, 0x00, 0x02, 0x02, 0x44, 0x01, 0x00, 0x3B,
  ]

  /// Eight by eight grey pixels: a frame whose only block has a DC coefficient of zero.
  private static let jpeg: [UInt8] = {
    var bytes: [UInt8] = [0xFF, 0xD8]
    // One quantisation table, of ones.
    bytes += [0xFF, 0xDB, 0x00, 0x43, 0x00] + [UInt8](repeating: 1, count: 64)
    bytes += [0xFF, 0xC0, 0x00, 0x0B, 0x08, 0x00, 0x08, 0x00, 0x08, 0x01, 0x01, 0x11, 0x00]
    // Huffman tables of one code each: category 0 for DC, end of block for AC.
    for table: UInt8 in [0x00, 0x10] {
      bytes += [0xFF, 0xC4, 0x00, 0x14, table, 0x01] + [UInt8](repeating: 0, count: 15) + [0x00]
    }
    bytes += [0xFF, 0xDA, 0x00, 0x08, 0x01, 0x01, 0x00, 0x00, 0x3F, 0x00, 0x3F, 0xFF, 0xD9]
    return bytes
  }()
}

/// Writes PNG images: a symmetric pattern, as default avatars are.
enum PNG {
  private static let side = 40

  static func image(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = bigEndian(UInt32(side))
    append("IHDR", size + size + [8, 2, 0, 0, 0], to: &bytes)
    append("IDAT", zlib(pixels(number)), to: &bytes)
    append("IEND", [], to: &bytes)
    return bytes
  }

  private static func pixels(_ number: Int) -> [UInt8] {
    var seed = UInt32(truncatingIfNeeded: number) &* 2_654_435_761 | 1
    let colour = [
      UInt8(seed >> 24 & 0x7F) + 64, UInt8(seed >> 16 & 0x7F) + 64, UInt8(seed >> 8 & 0x7F) + 64,
    ]
    var cells = [Bool]()
    for _ in 0..<15 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      cells.append(seed >> 31 == 1)
    }
    var rows: [UInt8] = []
    for y in 0..<side {
      rows.append(0)
      for x in 0..<side {
        let column = x / 8
        let isSet = cells[y / 8 * 3 + min(column, 4 - column)]
        rows += isSet ? colour : [240, 240, 240]
      }
    }
    return rows
  }

  /// Stored, not compressed: the images are small.
  private static func zlib(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    let length = [UInt8(count & 0xFF), UInt8(count >> 8)]
    let header: [UInt8] = [0x78, 0x01, 0x01] + length + length.map { ~$0 }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return header + data + bigEndian(high << 16 | low)
  }

  private static func append(_ type: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    let typed = Array(type.utf8) + data
    bytes += bigEndian(UInt32(data.count)) + typed + bigEndian(checksum(typed))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}

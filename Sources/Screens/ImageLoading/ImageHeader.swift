/// What the header of an image says, as far as its bytes came.
enum ImageHeader {
  /// The image is whole, and of this size in pixels.
  case size(width: Int, height: Int)
  /// The bytes end before the image does.
  case incomplete
  /// Something stands where it cannot stand.
  case damaged
}

extension LoadedImage.Format {
  /// The format of bytes by how they begin; nil for any other.
  init?(beginningOf bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if bytes.holds("RIFF", at: 0), bytes.holds("WEBP", at: 8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// Reads the header of an image of this format, and whether its end came.
  func header(of bytes: [UInt8]) -> ImageHeader {
    switch self {
    case .png: pngHeader(of: bytes)
    case .jpeg: jpegHeader(of: bytes)
    case .gif: gifHeader(of: bytes)
    case .webp: webpHeader(of: bytes)
    }
  }
}

/// Chunks, of which the first tells the size and the last is named IEND.
private func pngHeader(of bytes: [UInt8]) -> ImageHeader {
  guard let width = bytes.bigEndian(at: 16, count: 4),
    let height = bytes.bigEndian(at: 20, count: 4)
  else { return .incomplete }
  guard bytes.holds("IHDR", at: 12) else { return .damaged }
  var index = 8
  while let length = bytes.bigEndian(at: index, count: 4) {
    let end = index + 12 + length
    if end <= bytes.count, bytes.holds("IEND", at: index + 4) {
      return .size(width: width, height: height)
    }
    index = end
  }
  return .incomplete
}

/// Both stand in fixed places; zeros behind the end are allowed.
private func gifHeader(of bytes: [UInt8]) -> ImageHeader {
  guard let width = bytes.littleEndian(at: 6, count: 2),
    let height = bytes.littleEndian(at: 8, count: 2), bytes.count > 13,
    bytes.last(where: { $0 != 0 }) == 0x3B
  else { return .incomplete }
  return .size(width: width, height: height)
}

/// Segments that each tell their length; the first frame header among them tells the size.
private func jpegHeader(of bytes: [UInt8]) -> ImageHeader {
  var index = 2
  while index + 1 < bytes.count {
    guard bytes[index] == 0xFF else { return .damaged }
    switch bytes[index + 1] {
    case 0xFF:
      index += 1
    case 0x01, 0xD0...0xD8:
      index += 2
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      guard let height = bytes.bigEndian(at: index + 5, count: 2),
        let width = bytes.bigEndian(at: index + 7, count: 2), bytes.hasJPEGEnd(after: index)
      else { return .incomplete }
      return .size(width: width, height: height)
    case 0xD9, 0xDA:
      return .damaged
    default:
      guard let length = bytes.bigEndian(at: index + 2, count: 2) else { return .incomplete }
      guard length >= 2 else { return .damaged }
      index += 2 + length
    }
  }
  return .incomplete
}

/// A file that tells its length, and the size where its kind has it: lossy, lossless or extended.
private func webpHeader(of bytes: [UInt8]) -> ImageHeader {
  guard let length = bytes.littleEndian(at: 4, count: 4), bytes.count >= length + 8
  else { return .incomplete }
  switch bytes.count < 16 ? "" : String(decoding: bytes[12..<16], as: UTF8.self) {
  case "VP8 ":
    guard let width = bytes.littleEndian(at: 26, count: 2),
      let height = bytes.littleEndian(at: 28, count: 2),
      bytes[23..<26] == [0x9D, 0x01, 0x2A]
    else { return .damaged }
    return .size(width: width & 0x3FFF, height: height & 0x3FFF)
  case "VP8L":
    guard let bits = bytes.littleEndian(at: 21, count: 4), bytes[20] == 0x2F
    else { return .damaged }
    return .size(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
  case "VP8X":
    guard let width = bytes.littleEndian(at: 24, count: 3),
      let height = bytes.littleEndian(at: 27, count: 3)
    else { return .damaged }
    return .size(width: width + 1, height: height + 1)
  default:
    return .damaged
  }
}

extension [UInt8] {
  fileprivate func holds(_ text: StaticString, at index: Int) -> Bool {
    let wanted = text.withUTF8Buffer { Array($0) }
    return index + wanted.count <= count && self[index..<(index + wanted.count)] == wanted[...]
  }

  /// Nil where the bytes end before the number does.
  fileprivate func bigEndian(at index: Int, count: Int) -> Int? {
    guard index + count <= self.count else { return nil }
    return self[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Nil where the bytes end before the number does.
  fileprivate func littleEndian(at index: Int, count: Int) -> Int? {
    guard index + count <= self.count else { return nil }
    return self[index..<(index + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Within the picture's data 0xFF is never followed by this; what comes behind it does not matter.
  fileprivate func hasJPEGEnd(after start: Int) -> Bool {
    zip(self[start...], self[start...].dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }
}

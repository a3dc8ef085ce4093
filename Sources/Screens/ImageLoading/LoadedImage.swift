internal import Tracing

/// An image as it came: its bytes, and what its header says of them. Nothing is decoded.
package struct LoadedImage: Equatable, Sendable {
  /// The formats that are known.
  package enum Format: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webp = "WebP"
  }

  package let format: Format
  package let width: Int
  package let height: Int
  package let bytes: [UInt8]

  /// Format, size in pixels and bytes: `PNG, 420 × 420, 1,024 bytes`.
  var facts: String {
    "\(format.rawValue), \(width) × \(height), \(grouped(bytes.count)) bytes"
  }

  /// Reads the header of an image.
  ///
  /// - Parameter bytes: the whole image.
  /// - Throws: an `ImageFailure` that says what the bytes are instead.
  init(_ bytes: [UInt8]) throws {
    guard let format = Format(beginningOf: bytes) else { throw ImageFailure.unknown(bytes) }
    guard let size = format.size(in: bytes), size.width > 0, size.height > 0,
      format.isWhole(bytes)
    else { throw ImageFailure.truncated(format, bytes.count) }
    self.format = format
    self.bytes = bytes
    (width, height) = size
  }
}

extension LoadedImage: TraceDescribable {
  package static let tracePlural = "images"
  package var traceSummary: String { facts }
}

extension LoadedImage.Format {
  fileprivate init?(beginningOf bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      self = .webp
    } else {
      return nil
    }
  }

  fileprivate func size(in bytes: [UInt8]) -> (width: Int, height: Int)? {
    switch self {
    case .png:
      guard bytes.count >= 24 else { return nil }
      return (bytes.bigEndian(at: 16, count: 4), bytes.bigEndian(at: 20, count: 4))
    case .gif:
      guard bytes.count >= 10 else { return nil }
      return (bytes.littleEndian(at: 6, count: 2), bytes.littleEndian(at: 8, count: 2))
    case .jpeg:
      return Self.jpegSize(in: bytes)
    case .webp:
      return Self.webpSize(in: bytes)
    }
  }

  /// Whether the end of the image is there.
  fileprivate func isWhole(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.suffix(12).contains(Array("IEND".utf8))
    case .jpeg: bytes.suffix(64).contains([0xFF, 0xD9])
    case .gif: bytes.last == 0x3B
    case .webp: bytes.count >= bytes.littleEndian(at: 4, count: 4) + 8
    }
  }

  /// The size stands in the first frame header, behind segments that each tell their length.
  private static func jpegSize(in bytes: [UInt8]) -> (width: Int, height: Int)? {
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF:
        index += 1
      case 0x01, 0xD0...0xD8:
        index += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return (bytes.bigEndian(at: index + 7, count: 2), bytes.bigEndian(at: index + 5, count: 2))
      default:
        let length = bytes.bigEndian(at: index + 2, count: 2)
        guard length >= 2 else { return nil }
        index += 2 + length
      }
    }
    return nil
  }

  /// Lossy, lossless and extended files each have their size in a place of their own.
  private static func webpSize(in bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      return (
        bytes.littleEndian(at: 26, count: 2) & 0x3FFF, bytes.littleEndian(at: 28, count: 2) & 0x3FFF
      )
    case "VP8L":
      let bits = bytes.littleEndian(at: 21, count: 4)
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      return (
        bytes.littleEndian(at: 24, count: 3) + 1, bytes.littleEndian(at: 27, count: 3) + 1
      )
    default:
      return nil
    }
  }
}

extension [UInt8] {
  fileprivate func bigEndian(at index: Int, count: Int) -> Int {
    self[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  fileprivate func littleEndian(at index: Int, count: Int) -> Int {
    self[index..<(index + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

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
    switch format.header(of: bytes) {
    case .size(let width, let height) where width > 0 && height > 0:
      self.format = format
      self.width = width
      self.height = height
      self.bytes = bytes
    case .incomplete: throw ImageFailure.truncated(format, bytes.count)
    case .size, .damaged: throw ImageFailure.damaged(format)
    }
  }
}

extension LoadedImage: TraceDescribable {
  package static let tracePlural = "images"
  package var traceSummary: String { facts }
}

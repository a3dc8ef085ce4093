extension Identicon {
  /// The picture as PNG, without compression.
  var png: [UInt8] {
    let header = UInt32(size).bigEndianBytes + UInt32(size).bigEndianBytes + [8, 2, 0, 0, 0]
    var pixels: [UInt8] = []
    for row in 0..<size {
      // Each row says first how it was filtered: not at all.
      pixels.append(0)
      for column in 0..<size { pixels += color(row: row, column: column) }
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return signature + chunk("IHDR", header) + chunk("IDAT", zlib(pixels)) + chunk("IEND", [])
  }

  private func chunk(_ type: String, _ bytes: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + bytes
    return UInt32(bytes.count).bigEndianBytes + named + crc32(named).bigEndianBytes
  }

  /// Stored blocks, of at most 65,535 bytes each.
  private func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    return stream + adler32(bytes).bigEndianBytes
  }

  private func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        (crc >> 1) ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }

  private func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (sum, sums): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65_521
      sums = (sums + sum) % 65_521
    }
    return sums << 16 | sum
  }
}

extension FixedWidthInteger {
  /// The bytes, the highest first.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}

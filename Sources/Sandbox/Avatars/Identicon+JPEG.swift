extension Identicon {
  /// The picture as JPEG. Each block of eight by eight pixels has one colour, so that its average
  /// says all of it.
  var jpeg: [UInt8] {
    let side = UInt16(size)
    let frame: [UInt8] =
      [8] + side.bigEndianBytes + side.bigEndianBytes
      + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    // The averages' lengths in bits, 0 to 11, by four bits each; of the rest, only its end, by one.
    let averages = [0x00] + codeCounts(12, ofBits: 4) + Array(0...11)
    let rest = [0x10] + codeCounts(1, ofBits: 1) + [0]
    return [0xFF, 0xD8]
      + segment(0xE0, Array("JFIF\u{0}".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
      + segment(0xDB, [0] + Array(repeating: 8, count: 64))
      + segment(0xC0, frame)
      + segment(0xC4, averages + rest)
      + segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
      + blocks + [0xFF, 0xD9]
  }

  private func segment(_ marker: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [0xFF, marker] + UInt16(bytes.count + 2).bigEndianBytes + bytes
  }

  private func codeCounts(_ count: UInt8, ofBits bits: Int) -> [UInt8] {
    (1...16).map { $0 == bits ? count : 0 }
  }

  private var blocks: [UInt8] {
    var bits = BitWriter()
    var last = [0, 0, 0]
    for row in stride(from: 0, to: size, by: 8) {
      for column in stride(from: 0, to: size, by: 8) {
        let color = color(row: min(row + 4, size - 1), column: min(column + 4, size - 1))
        // An average counts eight times its distance from 128, and is stored in steps of eight.
        for (component, value) in luminanceAndChroma(color).enumerated() {
          write(value - 128 - last[component], to: &bits)
          last[component] = value - 128
        }
      }
    }
    return bits.finished
  }

  private func write(_ difference: Int, to bits: inout BitWriter) {
    let length = Int.bitWidth - difference.magnitude.leadingZeroBitCount
    bits.append(UInt32(length), count: 4)
    let value = difference < 0 ? difference + (1 << length) - 1 : difference
    bits.append(UInt32(value), count: length)
    // The end of the block.
    bits.append(0, count: 1)
  }

  private func luminanceAndChroma(_ color: Color) -> [Int] {
    let (red, green, blue) = (Int(color[0]), Int(color[1]), Int(color[2]))
    return [
      (299 * red + 587 * green + 114 * blue) / 1_000,
      128 + (-169 * red - 331 * green + 500 * blue) / 1_000,
      128 + (500 * red - 419 * green - 81 * blue) / 1_000,
    ]
  }
}

/// Packs bits to bytes as JPEG's scans have them.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var byte: UInt8 = 0
  private var free = 8

  mutating func append(_ value: UInt32, count: Int) {
    for place in stride(from: count - 1, through: 0, by: -1) {
      free -= 1
      byte |= UInt8((value >> UInt32(place)) & 1) << UInt8(free)
      if free == 0 { flush() }
    }
  }

  /// All bytes; the last one is filled with ones.
  var finished: [UInt8] {
    var writer = self
    while writer.free < 8 { writer.append(1, count: 1) }
    return writer.bytes
  }

  private mutating func flush() {
    bytes.append(byte)
    // A byte of ones would begin a marker.
    if byte == 0xFF { bytes.append(0) }
    (byte, free) = (0, 8)
  }
}

/// Turns UTF-8 into Unicode scalars, a byte at a time; what is malformed becomes U+FFFD.
///
///     var decoder = ScalarDecoder()
///     decoder.decode([0xED, 0x95])  // []: more is to come
///     decoder.decode([0x9C])        // ["한"]
struct ScalarDecoder {
  private var value: UInt32 = 0
  private var missing = 0
  private var smallest: UInt32 = 0

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for byte in bytes { decode(byte, into: &scalars) }
    return scalars
  }

  private mutating func decode(_ byte: UInt8, into scalars: inout [Unicode.Scalar]) {
    if missing > 0 {
      guard byte & 0xC0 == 0x80 else {
        missing = 0
        scalars.append("\u{FFFD}")
        return decode(byte, into: &scalars)
      }
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      if missing == 0 {
        scalars.append((value >= smallest ? Unicode.Scalar(value) : nil) ?? "\u{FFFD}")
      }
      return
    }
    switch byte {
    case ..<0x80: scalars.append(Unicode.Scalar(byte))
    case 0xC2..<0xE0: begin(byte & 0x1F, missing: 1, smallest: 0x80)
    case 0xE0..<0xF0: begin(byte & 0x0F, missing: 2, smallest: 0x800)
    case 0xF0..<0xF5: begin(byte & 0x07, missing: 3, smallest: 0x10000)
    default: scalars.append("\u{FFFD}")
    }
  }

  private mutating func begin(_ bits: UInt8, missing: Int, smallest: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.smallest = smallest
  }
}

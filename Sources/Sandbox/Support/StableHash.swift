/// A number that is drawn from a text, the same on every run and machine (FNV-1a, mixed).
///
///     stableHash("apple/swift") == stableHash("apple/swift")  // true, also tomorrow
func stableHash(_ text: some StringProtocol) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
  // FNV leaves the upper bits of short texts much alike.
  hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
  return hash ^ (hash >> 33)
}

/// A number within bounds that is drawn from a text.
func drawn(from text: String, in bounds: ClosedRange<Int>) -> Int {
  bounds.lowerBound + Int(stableHash(text) % UInt64(bounds.count))
}

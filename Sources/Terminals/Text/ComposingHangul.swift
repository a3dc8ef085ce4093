extension String {
  /// The text with Hangul syllables in one scalar each, where they came as separate letters.
  ///
  /// File names on macOS come that way, and libedit takes a column for each letter.
  ///
  ///     "\u{1112}\u{1161}\u{11AB}".composingHangul  // "한", one scalar
  var composingHangul: String {
    guard unicodeScalars.contains(where: { Hangul.leading.contains($0.value) }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let last = result.last, let composed = Hangul.compose(last.value, scalar.value) {
        result.removeLast()
        result.append(composed)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

/// The arithmetic of the Unicode standard, section 3.12.
private enum Hangul {
  static let leading: Range<UInt32> = 0x1100..<0x1113
  static let vowels: Range<UInt32> = 0x1161..<0x1176
  static let trailing: Range<UInt32> = 0x11A8..<0x11C3
  static let syllables: Range<UInt32> = 0xAC00..<0xD7A4

  static func compose(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    if leading.contains(first), vowels.contains(second) {
      let index = (first - leading.lowerBound) * 21 + (second - vowels.lowerBound)
      return Unicode.Scalar(syllables.lowerBound + index * 28)
    }
    if syllables.contains(first), (first - syllables.lowerBound) % 28 == 0,
      trailing.contains(second)
    {
      return Unicode.Scalar(first + second - trailing.lowerBound + 1)
    }
    return nil
  }
}

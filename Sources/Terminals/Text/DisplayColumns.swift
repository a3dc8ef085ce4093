internal import CLibEdit

extension Character {
  /// How many columns the cluster takes on a terminal.
  ///
  ///     Character("e\u{301}").displayColumns  // 1
  ///     Character("한").displayColumns        // 2
  ///     Character("👩‍💻").displayColumns        // 2
  public var displayColumns: Int {
    if let ascii = asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count > 1, first.properties.isEmoji, scalars.contains(where: \.makesEmoji) {
      return 2
    }
    return scalars.reduce(0) { $0 + $1.displayColumns }
  }
}

extension String {
  /// How many columns the text takes on a terminal, control characters none.
  ///
  ///     "스위프트 swift".displayColumns  // 14
  public var displayColumns: Int {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      ? utf8.count : reduce(0) { $0 + $1.displayColumns }
  }
}

extension Unicode.Scalar {
  /// Whether it turns the one before it into an emoji of two columns: a variation selector, a
  /// joiner, a skin tone, the second half of a flag.
  fileprivate var makesEmoji: Bool {
    value == 0xFE0F || value == 0x200D || properties.isEmojiModifier
      || (0x1F1E6...0x1F1FF).contains(value)
  }

  fileprivate var displayColumns: Int {
    _ = UnicodeLocale.isAvailable
    let columns = Int(clibedit_wcwidth(value))
    if columns >= 0 { return columns }
    // Newer than the C library, or no character at all.
    if properties.isEmojiPresentation { return 2 }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return 1
    }
  }
}

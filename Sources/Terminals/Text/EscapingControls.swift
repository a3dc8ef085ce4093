extension String {
  /// The text with everything visible that could steer a terminal or hide: control characters,
  /// and what turns the direction of writing or takes no room.
  ///
  /// What came over the network is shown through this.
  ///
  ///     "a\u{1B}[2Jb\n".escapingControls          // "a\u{1b}[2Jb\n", with a backslash and an n
  ///     "user\u{202E}gpj.exe".escapingControls    // "user\u{202e}gpj.exe", visibly
  public var escapingControls: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var result = ""
    for character in self {
      let isFlag = character.unicodeScalars.first?.value == 0x1F3F4
      for scalar in character.unicodeScalars {
        if scalar.steers, !(isFlag && (0xE0020...0xE007F).contains(scalar.value)) {
          result += scalar.visible
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var steers: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator:
      true
    case .format where value == 0x200C || value == 0x200D:
      // The joiners make emoji and Persian what they are.
      false
    case .format:
      properties.isDefaultIgnorableCodePoint || properties.isBidiControl
        || (0xFFF9...0xFFFB).contains(value)
    default:
      false
    }
  }

  fileprivate var visible: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }
}

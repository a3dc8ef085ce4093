/// A sign in a drawing, and its frame.
struct MarbleToken {
  let time: Int
  let character: Character

  /// Reads a drawing.
  static func tokens(in drawing: String) -> [MarbleToken] {
    var tokens: [MarbleToken] = []
    var time = 0
    var isInGroup = false
    var rest = Substring(drawing)
    var isAfterSpace = true
    while let character = rest.first {
      if isAfterSpace, let (frames, after) = duration(at: rest) {
        time += frames
        rest = after
        continue
      }
      rest.removeFirst()
      isAfterSpace = character.isWhitespace
      switch character {
      case _ where character.isWhitespace: break
      case "-": time += 1
      case "(": isInGroup = true
      case ")":
        isInGroup = false
        time += 1
      default:
        tokens.append(MarbleToken(time: time, character: character))
        if !isInGroup { time += 1 }
      }
    }
    return tokens
  }

  /// Reads `20ms`, `3s` or `1m`, with a space or nothing after it.
  private static func duration(at text: Substring) -> (frames: Int, after: Substring)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    let unit = text[digits.endIndex...].prefix { $0.isLetter }
    let after = text[unit.endIndex...]
    guard after.first?.isWhitespace ?? true else { return nil }
    switch unit {
    case "ms": return (number, after)
    case "s": return (number * 1000, after)
    case "m": return (number * 60_000, after)
    default: return nil
    }
  }
}

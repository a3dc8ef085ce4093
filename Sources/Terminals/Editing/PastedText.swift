/// What may come into a line from a paste.
enum PastedText {
  /// What terminals send before and after a paste, once they are asked to.
  static let begin = "\u{1B}[200~"
  static let end: [Unicode.Scalar] = Array("\u{1B}[201~".unicodeScalars)
  static let turnOn = "\u{1B}[?2004h"
  static let turnOff = "\u{1B}[?2004l"

  /// Newlines in one form and none at the end, so that nothing runs before Enter; tabs as spaces,
  /// other control characters left out, Hangul composed.
  static func clean(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in scalars {
      switch scalar {
      case "\r": result.append("\n")
      case "\n" where previous == "\r": break
      case "\n": result.append("\n")
      case "\t": result.append(" ")
      default: if scalar.properties.generalCategory != .control { result.append(scalar) }
      }
      previous = scalar
    }
    while result.last == "\n" { result.removeLast() }
    return String(result).composingHangul
  }
}

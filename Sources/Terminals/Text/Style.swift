/// How text looks on a terminal that shows escapes.
///
///     Style.bold.and(.green).applied(to: "github")  // "\u{1B}[1;32mgithub\u{1B}[0m"
public struct Style: Equatable, Sendable {
  /// The parameters of Select Graphic Rendition, in order.
  let codes: [UInt8]

  /// As it is.
  public static let plain = Style(codes: [])
  /// Bold.
  public static let bold = Style(codes: [1])
  /// Faint.
  public static let faint = Style(codes: [2])
  /// Underlined.
  public static let underlined = Style(codes: [4])
  /// Red.
  public static let red = Style(codes: [31])
  /// Green.
  public static let green = Style(codes: [32])
  /// Yellow.
  public static let yellow = Style(codes: [33])
  /// Blue.
  public static let blue = Style(codes: [34])
  /// Magenta.
  public static let magenta = Style(codes: [35])
  /// Cyan.
  public static let cyan = Style(codes: [36])

  /// Both of them.
  public func and(_ other: Style) -> Style {
    Style(codes: codes + other.codes)
  }

  /// The text in this style, and the style ended after it.
  public func applied(to text: String) -> String {
    codes.isEmpty || text.isEmpty ? text : beginning + text + Style.end
  }

  /// The escape code that turns the style on.
  var beginning: String {
    "\u{1B}[" + codes.map { String($0) }.joined(separator: ";") + "m"
  }

  /// The escape code that turns every style off.
  static let end = "\u{1B}[0m"
}

/// Times as an archive has them: ISO 8601.
enum Timestamp {
  /// Writes a time since 1970, to the microsecond.
  ///
  ///     Timestamp.write(0.5)  // 1970-01-01T00:00:00.500000Z
  static func write(_ epoch: Double) -> String {
    let micros = (epoch * 1e6).rounded()
    let seconds = (micros / 1e6).rounded(.down)
    let date = CivilDate(epoch: seconds)
    let fraction = Int(micros - seconds * 1e6)
    return padded(date.year, 4) + "-" + padded(date.month) + "-" + padded(date.day) + "T"
      + padded(date.hour) + ":" + padded(date.minute) + ":" + padded(Int(date.second)) + "."
      + padded(fraction, 6) + "Z"
  }

  /// Reads a time, in whatever zone it stands; nil where it is none.
  ///
  ///     Timestamp.read("1970-01-01T01:00:00.5+01:00")  // 0.5
  static func read(_ text: String) -> Double? {
    var rest = text[...]
    guard let date = readDate(&rest), let first = rest.first, "Tt ".contains(first) else {
      return nil
    }
    rest.removeFirst()
    guard let hour = number(&rest, 2, upTo: 23), take(&rest, ":"),
      let minute = number(&rest, 2, upTo: 59)
    else { return nil }
    var second = 0.0
    if take(&rest, ":") {
      guard let whole = number(&rest, 2, upTo: 60) else { return nil }
      second = Double(whole)
      if take(&rest, ".") || take(&rest, ",") {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let fraction = Double("0.\(digits)"), !digits.isEmpty else { return nil }
        second += fraction
        rest = rest[digits.endIndex...]
      }
    }
    guard let offset = readOffset(rest) else { return nil }
    var civil = date
    (civil.hour, civil.minute, civil.second) = (hour, minute, second)
    return civil.epoch - Double(offset)
  }

  private static func readDate(_ rest: inout Substring) -> CivilDate? {
    guard let year = number(&rest, 4, upTo: 9999), take(&rest, "-"),
      let month = number(&rest, 2, upTo: 12), month > 0, take(&rest, "-"),
      let day = number(&rest, 2, upTo: 31), day > 0
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Seconds east of UTC.
  private static func readOffset(_ text: Substring) -> Int? {
    var rest = text
    guard let sign = rest.popFirst() else { return 0 }
    if "Zz".contains(sign) { return rest.isEmpty ? 0 : nil }
    guard "+-".contains(sign), let hours = number(&rest, 2, upTo: 23) else { return nil }
    _ = take(&rest, ":")
    guard let minutes = rest.isEmpty ? 0 : number(&rest, 2, upTo: 59), rest.isEmpty else {
      return nil
    }
    return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func number(_ rest: inout Substring, _ count: Int, upTo limit: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let number = Int(digits), number <= limit
    else { return nil }
    rest = rest[digits.endIndex...]
    return number
  }

  private static func take(_ rest: inout Substring, _ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  static func padded(_ number: Int, _ count: Int = 2) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

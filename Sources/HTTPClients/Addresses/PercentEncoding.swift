/// Percent-encoding, as RFC 3986 has it.
enum PercentEncoding {
  /// Encodes all that is neither a letter, a digit, nor one of `-._~`.
  ///
  ///     PercentEncoding.encode("C++ & 한글")  // C%2B%2B%20%26%20%ED%95%9C%EA%B8%80
  static func encode(_ text: String) -> String {
    encode(text, where: { !isUnreserved($0) })
  }

  /// Encodes the bytes of a text that a rule picks.
  static func encode(_ text: String, where isEncoded: (UInt8) -> Bool) -> String {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if isEncoded(byte) {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        encoded.append(byte)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Decodes `%XX`; a `%` that begins no such thing stands for itself.
  static func decode(_ text: some StringProtocol) -> String {
    decode(text, plusIsSpace: false)
  }

  /// Decodes a name or a value of a query, where `+` is a space as well.
  static func decodeQuery(_ text: some StringProtocol) -> String {
    decode(text, plusIsSpace: true)
  }

  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default:
      false
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func decode(_ text: some StringProtocol, plusIsSpace: Bool) -> String {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if let byte = decodedByte(in: bytes, at: place) {
        decoded.append(byte)
        place += 3
      } else {
        let isSpace = plusIsSpace && bytes[place] == UInt8(ascii: "+")
        decoded.append(isSpace ? UInt8(ascii: " ") : bytes[place])
        place += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The byte that `%XX` at a place stands for; nil where no such thing is there.
  static func decodedByte(in bytes: [UInt8], at place: Int) -> UInt8? {
    guard bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count,
      let high = value(ofDigit: bytes[place + 1]), let low = value(ofDigit: bytes[place + 2])
    else { return nil }
    return high << 4 | low
  }

  private static func value(ofDigit byte: UInt8) -> UInt8? {
    digits.firstIndex(of: byte.uppercasedASCII).map { UInt8($0) }
  }
}

extension UInt8 {
  fileprivate var uppercasedASCII: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self & 0xDF : self
  }
}

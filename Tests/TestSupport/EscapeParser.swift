/// Splits what a program writes to its terminal into text and orders.
struct EscapeParser {
  enum Token: Equatable {
    case text(Unicode.Scalar)
    case control(UInt8)
    /// `ESC [ … letter`; `isPrivate` with a question mark.
    case order(UInt8, parameters: [Int], isPrivate: Bool)
    /// `ESC letter`.
    case escape(UInt8)
  }

  private enum State {
    case ground
    case scalar([UInt8], missing: Int)
    case escape
    case order([UInt8])
    /// A string that ends with BEL or `ESC \`.
    case string(endsNext: Bool)
    /// One more byte belongs to it.
    case designation
  }

  private var state = State.ground

  mutating func parse(_ byte: UInt8) -> Token? {
    switch state {
    case .ground: return ground(byte)
    case .scalar(let bytes, let missing): return scalar(bytes + [byte], missing: missing - 1)
    case .escape: return escape(byte)
    case .order(let bytes): return order(bytes, byte)
    case .string(let endsNext):
      state = byte == 0x07 || endsNext ? .ground : .string(endsNext: byte == 0x1B)
      return nil
    case .designation:
      state = .ground
      return nil
    }
  }

  private mutating func ground(_ byte: UInt8) -> Token? {
    switch byte {
    case 0x1B: state = .escape
    case ..<0x20, 0x7F: return .control(byte)
    case ..<0x80: return .text(Unicode.Scalar(byte))
    case ..<0xE0: state = .scalar([byte], missing: 1)
    case ..<0xF0: state = .scalar([byte], missing: 2)
    default: state = .scalar([byte], missing: 3)
    }
    return nil
  }

  private mutating func scalar(_ bytes: [UInt8], missing: Int) -> Token? {
    guard missing == 0 else {
      state = .scalar(bytes, missing: missing)
      return nil
    }
    state = .ground
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map { .text($0) }
  }

  private mutating func escape(_ byte: UInt8) -> Token? {
    switch byte {
    case UInt8(ascii: "["): state = .order([])
    case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .string(endsNext: false)
    case UInt8(ascii: "("), UInt8(ascii: ")"): state = .designation
    default:
      state = .ground
      return .escape(byte)
    }
    return nil
  }

  private mutating func order(_ bytes: [UInt8], _ byte: UInt8) -> Token? {
    guard (0x40...0x7E).contains(byte) else {
      state = .order(bytes + [byte])
      return nil
    }
    state = .ground
    let isPrivate = bytes.first == UInt8(ascii: "?")
    let numbers = String(decoding: isPrivate ? bytes[1...] : bytes[...], as: UTF8.self)
    return .order(
      byte,
      parameters: numbers.isEmpty ? [] : numbers.split(separator: ";").map { Int($0) ?? 0 },
      isPrivate: isPrivate)
  }
}

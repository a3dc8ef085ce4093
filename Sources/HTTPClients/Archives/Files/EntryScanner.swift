/// Finds where the entries of an archive begin and end, without reading them.
///
/// So each can be read, and be damaged, on its own; and one that was cut off, because the program that
/// wrote it was killed, leaves those before it whole.
struct EntryScanner {
  /// Where each whole entry is.
  private(set) var entries: [Range<Int>] = []
  /// Whether there is a list of entries.
  private(set) var hasList = false
  /// Whether the list, if any, comes to its end.
  private(set) var isWhole = false

  private let bytes: [UInt8]
  private var depth = 0
  /// The name under which a value stands in the outermost object, and in the one within.
  private var names: (outer: String, inner: String) = ("", "")
  private var lastString = ""
  private var isInList = false
  private var entryStart: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while place < bytes.count, !isWhole { place = step(at: place) }
  }

  private mutating func step(at place: Int) -> Int {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "\""):
      beginEntry(at: place)
      return skipString(at: place)
    case UInt8(ascii: ":"):
      if depth == 1 { names.outer = lastString }
      if depth == 2 { names.inner = lastString }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      beginEntry(at: place)
      depth += 1
      if depth == 3, byte == UInt8(ascii: "["), names == ("log", "entries") {
        isInList = true
        hasList = true
      }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      close(at: place)
    case UInt8(ascii: ","):
      endEntry(at: place)
    case 0x20, 0x09, 0x0A, 0x0D:
      break
    default:
      beginEntry(at: place)
    }
    return place + 1
  }

  private mutating func close(at place: Int) {
    if isInList, depth == 3 {
      endEntry(at: place)
      isInList = false
      isWhole = true
    }
    depth -= 1
    // An object is whole at its own end, whether or not anything follows.
    if isInList, depth == 3 { endEntry(at: place + 1) }
    if depth == 0, !hasList { isWhole = true }
  }

  private mutating func beginEntry(at place: Int) {
    if isInList, depth == 3, entryStart == nil { entryStart = place }
  }

  private mutating func endEntry(at place: Int) {
    guard isInList, depth == 3, let start = entryStart else { return }
    entries.append(start..<place)
    entryStart = nil
  }

  private mutating func skipString(at start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    if depth == 1 || depth == 2 {
      lastString = String(decoding: bytes[(start + 1)..<min(place, bytes.count)], as: UTF8.self)
    }
    return place + 1
  }
}

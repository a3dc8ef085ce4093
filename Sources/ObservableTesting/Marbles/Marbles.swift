/// What is told when, drawn in one line.
///
///     -a--(bc)-|     a after one frame, b and c together after four, the end after six
///
/// | sign | meaning |
/// |---|---|
/// | `-` | a frame in which nothing happens |
/// | `a` … `z`, `0` … `9` and others | an element |
/// | `(ab)` | several things in one frame, which is all that the group takes |
/// | `\|` | the end |
/// | `#` | the end, with a failure |
/// | `^` | the frame from which time is counted |
/// | ` 20ms `, ` 3s `, ` 1m ` | as many frames as that has milliseconds |
///
/// Spaces are for the eye. Two drawings are equal where the same happens at the same times.
public struct Marbles: Hashable, Sendable {
  /// What happens in a frame.
  enum Sign: Hashable, Sendable {
    case element(Character)
    case failure
    case end

    init(_ character: Character) {
      switch character {
      case "|": self = .end
      case "#": self = .failure
      default: self = .element(character)
      }
    }

    var character: Character {
      switch self {
      case .element(let character): character
      case .failure: "#"
      case .end: "|"
      }
    }
  }

  /// A sign and its frame.
  struct Mark: Hashable, Sendable {
    let time: Int
    let sign: Sign
  }

  let marks: [Mark]

  init(marks: [Mark]) {
    self.marks = marks
  }

  /// Reads a drawing.
  public init(_ drawing: String) {
    let tokens = MarbleToken.tokens(in: drawing)
    let origin = tokens.first { $0.character == "^" }?.time ?? 0
    marks = tokens.filter { $0.character != "^" }.map { token in
      Mark(time: token.time - origin, sign: Sign(token.character))
    }
  }
}

extension Marbles: ExpressibleByStringLiteral {
  /// Reads a drawing.
  public init(stringLiteral drawing: String) { self.init(drawing) }
}

extension Marbles: CustomStringConvertible {
  /// The drawing.
  public var description: String {
    var drawing = ""
    var cursor = 0
    var index = marks.startIndex
    while index < marks.endIndex {
      let time = marks[index].time
      let together = marks[index...].prefix { $0.time == time }
      drawing += gap(max(0, time - cursor))
      let signs = String(together.map(\.sign.character))
      drawing += together.count == 1 ? signs : "(\(signs))"
      cursor = time + 1
      index = together.endIndex
    }
    return drawing.isEmpty ? "-" : drawing
  }

  private func gap(_ frames: Int) -> String {
    frames > 40 ? " \(frames)ms " : String(repeating: "-", count: frames)
  }
}

internal import Tracing

/// A place in a state, as it is typed: `repos[0].fullName`.
struct FieldPath: CustomStringConvertible {
  enum Component: Equatable {
    case field(String)
    case index(Int)
  }

  let description: String
  let components: [Component]

  /// The state's own field that the path begins with.
  var field: String {
    if case .field(let name)? = components.first { return name }
    return description
  }

  /// Reads a path; nil for what is none.
  init?(_ text: String) {
    var components: [Component] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = pieces.first, !name.isEmpty || pieces.count > 1,
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      if !name.isEmpty { components.append(.field(String(name))) }
      for piece in pieces.dropFirst() {
        guard piece.last == "]", let index = Int(piece.dropLast()) else { return nil }
        components.append(.index(index))
      }
    }
    guard !components.isEmpty else { return nil }
    self.components = components
    description = text
  }

  /// What stands there; throws a `CommandError` that says where the path leaves the state.
  func value(in state: Any) throws -> Any {
    var value = state
    var place = ""
    for component in components {
      let whole = unwrapped(value)
      switch component {
      case .field(let name):
        value = try Self.field(name, of: whole, at: place)
        place += place.isEmpty ? name : ".\(name)"
      case .index(let index):
        value = try Self.element(index, of: whole, at: place)
        place += "[\(index)]"
      }
    }
    return unwrapped(value)
  }

  private static func field(_ name: String, of value: Any, at place: String) throws -> Any {
    let mirror = Mirror(reflecting: value)
    let fields = Shape.fields(of: mirror)
    if let found = fields.first(where: { $0.label == name }) { return found.value }
    if place.isEmpty, name == "state" { return value }
    guard mirror.displayStyle != .optional else {
      throw CommandError("\(place) is nil, and has no field \(name)")
    }
    let names = fields.compactMap(\.label)
    let owner = place.isEmpty ? "the state" : place
    let meant = nearestWord(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
    let listed = names.isEmpty ? "no fields" : names.joined(separator: ", ")
    throw CommandError("\(owner) has no field \(name)\(meant) (\(listed))")
  }

  private static func element(_ index: Int, of value: Any, at place: String) throws -> Any {
    guard case .list(let elements, _) = Shape(value) else {
      throw CommandError("\(place) is no list")
    }
    guard index >= 0, index < elements.count else {
      throw CommandError("\(place) has \(elements.count) elements, from 0; there is no \(index)")
    }
    return elements[elements.index(elements.startIndex, offsetBy: index)].value
  }
}

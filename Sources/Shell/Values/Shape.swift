internal import Tracing

/// How a value is put together, as its mirror tells: what the text and the JSON form of a trace
/// both begin with.
enum Shape {
  case null
  case boolean(Bool)
  case number(String)
  case text(String)
  case bytes(Int)
  case list(Mirror.Children, plural: String?)
  case dictionary([(key: Any, value: Any)])
  case record(type: String, fields: [Field])
  case enumCase(name: String, arguments: [Field])
  /// What can only describe itself.
  case other(String)

  struct Field {
    /// Nil where it is known by its place.
    var label: String?
    var value: Any
  }

  init(_ value: Any) {
    if let plain = Shape(plain: value) {
      self = plain
      return
    }
    switch value {
    case let wrapper as any TraceTransparent: self = Shape(wrapper.traceValue)
    case let text as String: self = .text(text)
    case let text as Substring: self = .text(String(text))
    case let truth as Bool: self = .boolean(truth)
    case let number as any BinaryInteger: self = .number(String(describing: number))
    case let number as Double: self = number.isFinite ? .number("\(number)") : .other("\(number)")
    case let number as Float: self = number.isFinite ? .number("\(number)") : .other("\(number)")
    // An empty array of anything else would pass for bytes in a cast.
    case let bytes as [UInt8] where type(of: value) == [UInt8].self: self = .bytes(bytes.count)
    default: self = Shape(reflecting: value)
    }
  }

  /// The commonest types, told by their identity: a cast to a protocol costs as much as twenty of these.
  private init?(plain value: Any) {
    let type = type(of: value)
    if type == String.self {
      guard let text = value as? String else { return nil }
      self = .text(text)
    } else if type == Int.self {
      guard let number = value as? Int else { return nil }
      self = .number(String(number))
    } else if type == Bool.self {
      guard let truth = value as? Bool else { return nil }
      self = .boolean(truth)
    } else {
      return nil
    }
  }

  private init(reflecting value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      self = mirror.children.first.map { Shape($0.value) } ?? .null
    case .collection, .set:
      let plural = (value as? any ListOfDescribed)?.plural
      self = .list(mirror.children, plural: plural)
    case .dictionary:
      self = .dictionary(
        mirror.children.compactMap { child in
          let pair = Array(Mirror(reflecting: child.value).children)
          return pair.count == 2 ? (pair[0].value, pair[1].value) : nil
        })
    case .struct where !mirror.children.isEmpty:
      self = .record(type: "\(mirror.subjectType)", fields: Shape.fields(of: mirror))
    case .tuple:
      self = .record(type: "", fields: Shape.fields(of: mirror))
    case .enum:
      self = Shape(enumCase: value, mirror)
    case .class:
      self = .other("\(mirror.subjectType)")
    default:
      self = .other(String(describing: value))
    }
  }

  private init(enumCase value: Any, _ mirror: Mirror) {
    guard let payload = mirror.children.first, let name = payload.label else {
      self = .enumCase(name: String(describing: value), arguments: [])
      return
    }
    let inner = Mirror(reflecting: payload.value)
    let arguments =
      inner.displayStyle == .tuple ? Shape.fields(of: inner) : [Field(value: payload.value)]
    self = .enumCase(name: name, arguments: arguments)
  }

  /// A property wrapper's storage is shown under the property's own name; a tuple's numbered labels
  /// are no labels.
  static func fields(of mirror: Mirror) -> [Field] {
    var fields = (mirror.superclassMirror).map(fields(of:)) ?? []
    for child in mirror.children {
      var label = child.label
      if let given = label {
        if given.hasPrefix(".") { label = nil }
        if given.hasPrefix("_") { label = String(given.dropFirst()) }
      }
      fields.append(Field(label: label, value: child.value))
    }
    return fields
  }
}

/// What stands inside optionals and wrappers; nil stays nil.
func unwrapped(_ value: Any) -> Any {
  if let wrapper = value as? any TraceTransparent { return unwrapped(wrapper.traceValue) }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional, let inner = mirror.children.first else { return value }
  return unwrapped(inner.value)
}

/// An array that knows what several of its elements are called.
private protocol ListOfDescribed {
  var plural: String? { get }
}

extension Array: ListOfDescribed {
  fileprivate var plural: String? { (Element.self as? any TraceDescribable.Type)?.tracePlural }
}

/// The header fields of a message: in order, under names whose case does not matter.
///
///     var headers: HTTPHeaders = ["Accept": "application/json"]
///     headers.append("a=1", named: "Set-Cookie")
///     headers.append("b=2", named: "Set-Cookie")
///     headers["accept"]                   // "application/json"
///     headers.all(named: "set-cookie")    // ["a=1", "b=2"]
public struct HTTPHeaders: Sendable, Hashable {
  /// One field, with its name as it was sent.
  public struct Field: Sendable, Hashable {
    /// The field's name.
    public var name: String
    /// The field's value, without white space around it.
    public var value: String

    /// Makes a field.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  private var fields: [Field]

  /// Makes headers of fields.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// The first value under a name; nil where there is none. Setting one takes the place of all.
  public subscript(name: String) -> String? {
    get { fields.first { $0.isNamed(name) }?.value }
    set {
      guard let newValue else { return fields.removeAll { $0.isNamed(name) } }
      let field = Field(name: name, value: newValue)
      guard let place = fields.firstIndex(where: { $0.isNamed(name) }) else {
        return fields.append(field)
      }
      fields.removeAll { $0.isNamed(name) }
      fields.insert(field, at: place)
    }
  }

  /// All values under a name, in order.
  public func all(named name: String) -> [String] {
    fields.filter { $0.isNamed(name) }.map(\.value)
  }

  /// Adds a field after those that are there.
  public mutating func append(_ value: String, named name: String) {
    fields.append(Field(name: name, value: value))
  }
}

extension HTTPHeaders.Field {
  /// Whether the field's name is this one, in any case.
  public func isNamed(_ other: String) -> Bool {
    name.utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

extension HTTPHeaders: RandomAccessCollection {
  /// Where the first field is.
  public var startIndex: Int { 0 }
  /// How many fields there are.
  public var endIndex: Int { fields.count }
  /// The field at a place.
  public subscript(position: Int) -> Field { fields[position] }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Makes headers of names and values.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Field(name: $0.0, value: $0.1) })
  }
}

extension UInt8 {
  var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

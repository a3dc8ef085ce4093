/// A name and a value of a query, decoded.
public struct QueryItem: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The value; empty where only a name stands.
  public var value: String

  /// Makes an item.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension QueryItem: CustomStringConvertible {
  /// The item as it stands in a query, percent-encoded.
  public var description: String {
    "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
  }
}

extension HTTPURL {
  /// What the query asks, decoded, in order; a `+` is a space.
  ///
  ///     HTTPURL("http://localhost/?q=C%2B%2B+core&page=2")?.queryItems
  ///     // q: "C++ core", page: "2"
  public var queryItems: [QueryItem] {
    (query ?? "").split(separator: "&").map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return QueryItem(
        name: PercentEncoding.decodeQuery(sides[0]),
        value: sides.count > 1 ? PercentEncoding.decodeQuery(sides[1]) : "")
    }
  }

  /// The first value that the query has under a name, decoded; nil where it has none.
  public func query(_ name: String) -> String? {
    queryItems.first { $0.name == name }?.value
  }

  /// The path's components, decoded; those of `/a/b%20c` are `a` and `b c`.
  public var pathComponents: [String] {
    path.split(separator: "/").map { PercentEncoding.decode($0) }
  }
}

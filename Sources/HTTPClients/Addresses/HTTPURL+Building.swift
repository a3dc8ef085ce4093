extension HTTPURL {
  /// Adds path components, each percent-encoded whole: a slash in one does not divide it.
  ///
  ///     base.appending(path: "repos", "apple", "swift")
  public func appending(path components: String...) -> HTTPURL {
    appending(path: components)
  }

  /// Adds path components, each percent-encoded whole.
  public func appending(path components: [String]) -> HTTPURL {
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    let added = components.map { "/" + Self.encode(component: $0) }.joined()
    return HTTPURL(origin: origin, path: base + added, query: query)
  }

  /// Adds items to the query, in order.
  ///
  ///     url.appending(query: ["q": "C# & C++"])  // …?q=C%23%20%26%20C%2B%2B
  public func appending(query items: KeyValuePairs<String, String>) -> HTTPURL {
    appending(query: items.map { QueryItem(name: $0.key, value: $0.value) })
  }

  /// Adds items to the query, in order.
  public func appending(query items: [QueryItem]) -> HTTPURL {
    let parts = (query.map { [$0] } ?? []) + items.map(\.description)
    return HTTPURL(
      origin: origin, path: path, query: parts.isEmpty ? nil : parts.joined(separator: "&"))
  }

  /// The same place with another query; an empty one for none.
  public func replacing(query items: [QueryItem]) -> HTTPURL {
    HTTPURL(origin: origin, path: path, query: nil).appending(query: items)
  }

  /// A component of `.` or `..` would be taken for a step within the path. A colon stands for itself:
  /// services that name their methods by it (`/places:searchText`) do not all know `%3A`.
  private static func encode(component: String) -> String {
    switch component {
    case ".": "%2E"
    case "..": "%2E%2E"
    default:
      PercentEncoding.encode(
        component, where: { !PercentEncoding.isUnreserved($0) && $0 != UInt8(ascii: ":") })
    }
  }
}

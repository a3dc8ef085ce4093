/// Which fields of an answer are wanted.
///
///     FieldMask("places.displayName,nextPageToken")
struct FieldMask {
  private let paths: [[Substring]]

  /// Reads a mask; nil where there is none.
  init?(_ text: String?) {
    paths = (text ?? "").split { $0 == "," || $0 == " " }.map { $0.split(separator: ".") }
    guard !paths.isEmpty else { return nil }
  }

  var hasNextPage: Bool { paths.contains { $0.first == "*" || $0.first == "nextPageToken" } }

  /// A store's fields, as far as they are wanted.
  func applied(to fields: [JSONValue.Field]) -> JSONValue {
    .object(fields.filter { isWanted($0.name) })
  }

  private func isWanted(_ field: String) -> Bool {
    paths.contains { path in
      path.first == "*"
        || (path.first == "places" && (path.count == 1 || path[1] == "*" || path[1] == field))
    }
  }
}

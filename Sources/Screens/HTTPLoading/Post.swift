internal import Tracing

/// A post as JSONPlaceholder describes it.
package struct Post: Equatable, Sendable, Decodable {
  package let userId: Int
  package let id: Int
  package let title: String
  package let body: String

  /// All of it, as the screen shows it.
  var text: String {
    "body : \(body)\nid : \(id)\nuserId : \(userId)\ntitle : \(title)"
  }
}

extension Post: TraceDescribable {
  package static let tracePlural = "posts"
  package var traceSummary: String { title }
}

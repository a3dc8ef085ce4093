#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a text search asks for.
struct PlacesQuery: Decodable {
  let textQuery: String
  private let pageSize: Int?
  private let pageToken: String?
  private let languageCode: String?

  /// Reads a request's body; nil where it is none.
  init?(_ body: [UInt8]) {
    guard let query = try? JSONDecoder().decode(Self.self, from: Data(body)) else { return nil }
    self = query
  }

  /// How many stores make a page, 20 at most.
  var size: Int {
    guard let pageSize, pageSize > 0 else { return 20 }
    return min(pageSize, 20)
  }

  var wantsEnglish: Bool { languageCode?.hasPrefix("en") ?? false }

  /// Where the page begins; nil for a token that is of another search.
  var first: Int? {
    guard let pageToken, !pageToken.isEmpty else { return 0 }
    let parts = pageToken.split(separator: "-")
    guard parts.count == 2, let first = Int(parts[1]), pageToken == token(from: first) else {
      return nil
    }
    return first
  }

  /// What leads to the page that begins there.
  func token(from first: Int) -> String {
    "\(String(stableHash("page \(first) of \(textQuery)"), radix: 36))-\(first)"
  }
}

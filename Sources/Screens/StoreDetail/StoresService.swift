#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
package import HTTPClients
internal import Observables

/// A page of found stores.
struct StoresPage: Equatable {
  var stores: [StoreInfo]
  /// What to ask for the next page with; nil on the last one.
  var nextPage: String?
}

/// A Places-like service, in the form of Places API's text search.
package struct StoresService {
  private static let fields = [
    "id", "displayName", "formattedAddress", "location", "rating", "userRatingCount",
    "googleMapsUri", "photos",
  ]

  private let client: any HTTPClient
  private let base: HTTPURL

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - client: who asks.
  ///   - base: the server.
  package init(client: any HTTPClient, base: HTTPURL) {
    self.client = client
    self.base = base
  }

  private struct Query: Encodable {
    var textQuery: String
    var pageToken: String?
  }

  private struct Answer: Decodable {
    /// Left out where nothing was found.
    var places: [StoreInfo]?
    var nextPageToken: String?
  }

  /// Asks for a page of stores.
  func search(_ keywords: [String], page: String?) -> Observable<StoresPage> {
    let query = Query(textQuery: keywords.joined(separator: " "), pageToken: page)
    var request = HTTPRequest("POST", url: base.appending(path: "v1", "places:searchText"))
    request.headers["Content-Type"] = "application/json"
    let mask = Self.fields.map { "places.\($0)" } + ["nextPageToken"]
    request.headers["X-Goog-FieldMask"] = mask.joined(separator: ",")
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      request.body = Array(try encoder.encode(query))
    } catch {
      return .error(error)
    }
    return client.load(
      request,
      decode: { response in
        let answer: Answer = try decodeJSON(response)
        return StoresPage(stores: answer.places ?? [], nextPage: answer.nextPageToken)
      }, count: { counted($0.stores.count, "store") })
  }
}

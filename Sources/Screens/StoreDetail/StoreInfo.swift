internal import Tracing

/// A store as a Places-like service describes it.
package struct StoreInfo: Equatable, Sendable {
  /// The service's name for it.
  package let id: String
  package let displayName: String
  package let formattedAddress: String
  package let latitude: Double?
  package let longitude: Double?
  /// From 1 to 5; nil where nobody has rated it.
  package let rating: Double?
  package let googleMapsURI: String?
  package let userRatingCount: Int?
  package let photosNames: [String]

  /// Where it is; nil where that is not known, or is nowhere on the earth.
  var place: GeoPoint? {
    guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    return GeoPoint(latitude: latitude, longitude: longitude)
  }
}

extension StoreInfo: TraceDescribable {
  package static let tracePlural = "stores"
  package var traceSummary: String { displayName }
}

/// A part of the list, under a heading.
package struct StoreSection: Equatable, Sendable {
  /// The keywords that it was found by.
  package var header: String
  package var items: [StoreInfo]
}

extension StoreSection: TraceDescribable {
  package static let tracePlural = "sections"
  package var traceSummary: String { "\(header): \(items.count) stores" }
}

extension StoreInfo: Decodable {
  private enum Key: String, CodingKey {
    case id, displayName, formattedAddress, location, rating, googleMapsUri, userRatingCount, photos
  }

  private struct Text: Decodable {
    let text: String?
  }

  private struct Location: Decodable {
    let latitude: Double?
    let longitude: Double?
  }

  private struct Photo: Decodable {
    let name: String?
  }

  /// Reads a place. Places leaves out what it does not know, such as the rating of a new store.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    displayName = (try? fields.decode(Text.self, forKey: .displayName))?.text ?? "(no name)"
    formattedAddress = (try? fields.decode(String.self, forKey: .formattedAddress)) ?? ""
    id = (try? fields.decode(String.self, forKey: .id)) ?? "\(displayName)\n\(formattedAddress)"
    let location = try? fields.decode(Location.self, forKey: .location)
    latitude = location?.latitude
    longitude = location?.longitude
    rating = try? fields.decode(Double.self, forKey: .rating)
    googleMapsURI = try? fields.decode(String.self, forKey: .googleMapsUri)
    userRatingCount = try? fields.decode(Int.self, forKey: .userRatingCount)
    photosNames = ((try? fields.decode([Photo].self, forKey: .photos)) ?? []).compactMap(\.name)
  }
}

@testable import Screens

extension StoreInfo {
  /// A store of which only what matters to a test is known.
  static func make(
    _ name: String, id: String? = nil, address: String = "", at place: (Double, Double)? = nil,
    rating: Double? = nil, reviews: Int? = nil
  ) -> StoreInfo {
    StoreInfo(
      id: id ?? name, displayName: name, formattedAddress: address, latitude: place?.0,
      longitude: place?.1, rating: rating, googleMapsURI: nil, userRatingCount: reviews,
      photosNames: [])
  }
}

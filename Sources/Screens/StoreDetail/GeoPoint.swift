#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A point on the earth, in degrees.
package struct GeoPoint: Equatable, Sendable, CustomStringConvertible {
  package let latitude: Double
  package let longitude: Double

  /// The earth's mean radius, in kilometres.
  private static let radius = 6371.0088

  /// Makes a point.
  init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Reads `37.5,127.03`; nil for what is no point.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  package var description: String { "\(latitude),\(longitude)" }

  /// The distance along the surface, in kilometres, by the haversine formula.
  ///
  ///     GeoPoint(latitude: 0, longitude: 0).distance(to: GeoPoint(latitude: 0, longitude: 180))
  ///     // 20015.1
  func distance(to other: GeoPoint) -> Double {
    let radians = Double.pi / 180
    let north = sin((other.latitude - latitude) * radians / 2)
    let east = sin((other.longitude - longitude) * radians / 2)
    let chord =
      north * north + cos(latitude * radians) * cos(other.latitude * radians) * east * east
    return 2 * Self.radius * asin(min(1, chord.squareRoot()))
  }
}

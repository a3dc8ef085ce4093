/// Why the stores cannot be shown as they were asked for.
package enum StoreFailure: Error, Equatable, CustomStringConvertible {
  /// The service's answer is not what was asked for.
  case service(ServiceFailure)
  /// Distances were asked for, and no point to measure them from is known.
  case noOrigin

  /// Makes a failure of whatever ended a request.
  init(_ error: any Error) {
    self = .service(ServiceFailure(error))
  }

  package var description: String {
    switch self {
    case .service(let failure): failure.description
    case .noOrigin:
      "a distance is measured from a point; give one: sort distance from 37.498,127.027"
    }
  }
}

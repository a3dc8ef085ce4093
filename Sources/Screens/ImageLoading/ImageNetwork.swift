package import HTTPClients
internal import Observables

/// Loads images.
package struct ImageNetwork {
  /// What the buttons load: the profile image that the series loads, then those of GitHub's first
  /// users.
  let images: [HTTPURL]
  private let client: any HTTPClient

  /// Makes a network of the profile images of a server.
  ///
  /// - Parameters:
  ///   - client: who asks.
  ///   - base: the server, such as `https://avatars.githubusercontent.com`.
  package init(client: any HTTPClient, base: HTTPURL) {
    self.client = client
    images = [62_657_991, 1, 2, 3, 4, 5, 6, 7, 8].map { base.appending(path: "u", "\($0)") }
  }

  /// Loads an image: one value or a failure.
  func load(url: HTTPURL) -> Single<LoadedImage> {
    client.load(
      HTTPRequest(url: url),
      decode: { response in
        guard response.isSuccess else { throw ImageFailure.refused(status: response.status) }
        return try LoadedImage(response.body)
      }, count: { $0.facts }
    )
    .asSingle()
  }
}

public import Observables

/// Answers a request that was answered a moment ago from memory, and passes the others on.
///
///     request.maximumAge = 60
///     client.load(request, decode: page)
///     // H1.1 GET /search/repositories?q=swift
///     // H1.1 200, 30 items, 27.5 kB, cached 12 s ago
///
/// Only what says in its `maximumAge` that it may be old is kept, and only where its status is a
/// success. It is of one thread, that of its event loop.
public final class CachingClient: HTTPClient {
  /// So many responses are kept; the oldest makes room.
  private static let capacity = 32

  private struct Entry {
    let request: HTTPRequest
    let response: HTTPResponse
    let arrived: Double
  }

  private let client: any HTTPClient
  private let loop: EventLoop
  private var entries: [Entry] = []

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - client: who is asked for what is not kept.
  ///   - loop: whose clock tells how old a response is.
  public init(_ client: any HTTPClient, loop: EventLoop) {
    self.client = client
    self.loop = loop
  }

  /// Answers a request, or passes it on.
  public func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPFailure>) -> Void
  ) -> any Disposable {
    guard let maximumAge = request.maximumAge else {
      return client.send(request, completion: completion)
    }
    entries.removeAll { $0.request == request && loop.now - $0.arrived >= maximumAge }
    if let entry = entries.first(where: { $0.request == request }) {
      var response = entry.response
      response.age = loop.now - entry.arrived
      return loop.schedule(after: 0) { completion(.success(response)) }
    }
    return client.send(request) { [weak self] result in
      if case .success(let response) = result, response.isSuccess {
        self?.keep(response, for: request)
      }
      completion(result)
    }
  }

  private func keep(_ response: HTTPResponse, for request: HTTPRequest) {
    entries.removeAll { $0.request == request }
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(request: request, response: response, arrived: loop.now))
  }
}

public import Observables
internal import Tracing

extension HTTPClient {
  /// Sends a request for each subscriber, and tells what its response is read as.
  ///
  ///     client.load(request, decode: posts, count: { "\($0.count) posts" })
  ///     // H1.1 GET /posts
  ///     // H1.1 200, 100 posts, 27.5 kB, 180 ms
  ///
  /// It is the one place where exchanges are traced. What follows runs under the cause that was
  /// ambient when the request was sent.
  ///
  /// - Parameters:
  ///   - request: what is asked.
  ///   - decode: reads the response; what it throws is the stream's error.
  ///   - count: what was found, in words, for the trace.
  /// - Returns: one value.
  public func load<Value>(
    _ request: HTTPRequest, decode: @escaping (HTTPResponse) throws -> Value,
    count: ((Value) -> String)? = nil
  ) -> Observable<Value> {
    Observable.create { observer in
      let exchange = Exchange(request, observer: observer, decode: decode, count: count)
      exchange.begin(with: self)
      return exchange
    }
  }
}

public import Observables
internal import Tracing

extension HTTPClient {
  /// Sends a request for each subscriber, and tells what its response is read as.
  ///
  /// It is the one place where exchanges are traced.
  ///
  /// - Parameters:
  ///   - request: what is asked.
  ///   - decode: reads the response; what it throws is the stream's failure.
  ///   - count: what was found, in words, for the trace.
  /// - Returns: one value.
  public func load<Value>(
    _ request: HTTPRequest, decode: @escaping (HTTPResponse) throws -> Value,
    count: ((Value) -> String)? = nil
  ) -> Observable<Value> {
    Observable.create { observer in
      let cause = Cause.current
      let tracer = cause?.tracer
      let exchange = tracer?.requested(method: request.method, url: request.url.description)
      let transfer = SerialDisposable()
      var isOver = false
      transfer.disposable = self.send(request) { result in
        guard !isOver else { return }
        isOver = true
        Cause.$current.withValue(cause) {
          switch result {
          case .failure(let failure):
            if let exchange { tracer?.failed(exchange, with: failure) }
            observer.onError(failure)
          case .success(let response):
            let value = Result { try decode(response) }
            if let exchange, let tracer {
              tracer.responded(
                exchange,
                with: TracedResponse(
                  status: response.status, bytes: response.body.count,
                  duration: tracer.now - exchange.begun,
                  summary: (try? value.get()).flatMap { count?($0) }))
            }
            switch value {
            case .success(let value):
              observer.onNext(value)
              observer.onCompleted()
            case .failure(let error):
              observer.onError(error)
            }
          }
        }
      }
      let end = UncheckedSendable<(Bool) -> Void> { byPerson in
        guard !isOver else { return }
        isOver = true
        transfer.dispose()
        if let exchange { tracer?.cancelled(exchange) }
        if byPerson { Cause.$current.withValue(cause) { observer.onError(HTTPFailure.cancelled) } }
      }
      exchange?.cancel = { end.value(true) }
      return Disposables.create { end.value(false) }
    }
  }
}

/// A closure that is called on the loop's thread only.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

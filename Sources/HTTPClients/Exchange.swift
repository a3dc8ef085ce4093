internal import Observables
internal import Synchronization
internal import Tracing

/// A request that is under way for an observer, and traced.
///
/// It ends once: with the response, with a failure, by being disposed of, or by a person's wish.
/// Whoever comes first has it to itself, from whatever thread.
final class Exchange<Value>: Disposable, @unchecked Sendable {
  private let request: HTTPRequest
  private let observer: AnyObserver<Value>
  private let decode: (HTTPResponse) throws -> Value
  private let count: ((Value) -> String)?

  private let cause = Cause.current
  private let traced: TracedExchange?
  private let transfer = SerialDisposable()
  private let isOver = Atomic(false)

  init(
    _ request: HTTPRequest, observer: AnyObserver<Value>,
    decode: @escaping (HTTPResponse) throws -> Value, count: ((Value) -> String)?
  ) {
    self.request = request
    self.observer = observer
    self.decode = decode
    self.count = count
    traced = cause?.tracer.requested(
      method: request.method, url: request.url.redacted.description)
  }

  func begin(with client: some HTTPClient) {
    traced?.cancel = { [weak self] in self?.cancel() }
    transfer.disposable = client.send(request) { result in
      guard self.end() else { return }
      // What follows comes of the response, which comes of what began the exchange.
      var cause = self.cause
      if let traced = self.traced { cause?.step = traced.id }
      Cause.$current.withValue(cause) { self.received(result) }
    }
  }

  /// Nobody is interested any more; the ambient cause says by whose doing.
  func dispose() {
    guard end() else { return }
    transfer.dispose()
    if let traced { cause?.tracer.cancelled(traced) }
  }

  /// A person gives it up: the stream fails, so that whoever waits for it can tidy up.
  private func cancel() {
    guard end() else { return }
    transfer.dispose()
    if let traced { cause?.tracer.cancelled(traced) }
    Cause.$current.withValue(cause) { observer.onError(HTTPFailure.cancelled) }
  }

  private func end() -> Bool { !isOver.exchange(true, ordering: .acquiringAndReleasing) }

  private func received(_ result: Result<HTTPResponse, HTTPFailure>) {
    switch result {
    case .success(let response): received(response)
    case .failure(let failure):
      if let traced { cause?.tracer.failed(traced, with: failure) }
      observer.onError(failure)
    }
  }

  private func received(_ response: HTTPResponse) {
    let value: Value
    do {
      value = try decode(response)
    } catch {
      trace(response, summary: nil)
      return observer.onError(error)
    }
    trace(response, summary: count?(value))
    observer.onNext(value)
    observer.onCompleted()
  }

  private func trace(_ response: HTTPResponse, summary: String?) {
    guard let traced, let tracer = cause?.tracer else { return }
    tracer.responded(
      traced,
      with: TracedResponse(
        status: response.status, bytes: response.body.count,
        duration: tracer.now - traced.begun, summary: summary, age: response.age))
  }
}

/// An observable's elements as an asynchronous sequence.
///
///     for try await count in observable.values { print(count) }
public struct ObservableValues<Element>: AsyncSequence {
  let source: Observable<Element>

  /// Subscribes to the observable.
  public func makeAsyncIterator() -> Iterator { Iterator(source) }

  /// One subscription. It is given up with the iterator, or when the task that waits is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    private final class Held {
      let subscription: any Disposable
      init(_ subscription: any Disposable) { self.subscription = subscription }
      deinit { subscription.dispose() }
    }

    private var elements: AsyncThrowingStream<UnsafeTransfer<Element>, any Error>.Iterator
    private let held: Held

    init(_ source: Observable<Element>) {
      let (stream, continuation) = AsyncThrowingStream.makeStream(
        of: UnsafeTransfer<Element>.self, throwing: (any Error).self)
      elements = stream.makeAsyncIterator()
      let subscription = source.subscribe { event in
        switch event {
        case .next(let element): continuation.yield(UnsafeTransfer(value: element))
        case .error(let error): continuation.finish(throwing: error)
        case .completed: continuation.finish()
        }
      }
      held = Held(subscription)
      let cancelled = UnsafeTransfer(value: subscription)
      continuation.onTermination = { _ in cancelled.value.dispose() }
    }

    /// The next element; nil at the end.
    public mutating func next() async throws -> Element? {
      try await elements.next()?.value
    }
  }
}

extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence, which throws where this fails.
  ///
  ///     for try await count in observable.values { print(count) }
  public var values: ObservableValues<Element> { ObservableValues(source: asObservable()) }
}

internal import Observables

/// A reactor's states as an asynchronous sequence: the latest at once, then each new one. It neither
/// fails nor ends, but with the task that waits.
///
///     for await state in reactor.states {
///       print(state.value)
///     }
public struct ReactorStates<State>: AsyncSequence {
  /// It never fails.
  public typealias Failure = Never

  private let state: Observable<State>

  init(_ state: Observable<State>) {
    self.state = state
  }

  /// Subscribes to the states.
  public func makeAsyncIterator() -> Iterator { Iterator(state) }

  /// One subscription. It is given up with the iterator, or when the task that waits is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    private var states: AsyncStream<UnsafeTransfer<State>>.Iterator

    fileprivate init(_ state: Observable<State>) {
      let (stream, continuation) = AsyncStream.makeStream(of: UnsafeTransfer<State>.self)
      let subscription = state.subscribe(onNext: {
        continuation.yield(UnsafeTransfer(value: $0))
      })
      // The stream ends when its iterator is released, too.
      let held = UnsafeTransfer(value: subscription)
      continuation.onTermination = { _ in held.value.dispose() }
      states = stream.makeAsyncIterator()
    }

    /// The next state; nil once the task is cancelled.
    public mutating func next() async -> State? {
      await states.next()?.value
    }

    /// The next state; nil once the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> State? {
      await states.next(isolation: actor)?.value
    }
  }
}

extension Reactor {
  /// The states as an asynchronous sequence.
  ///
  ///     for await state in reactor.states { print(state.value) }
  public var states: ReactorStates<State> { ReactorStates(state) }
}

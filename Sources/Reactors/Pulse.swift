public import Observables
public import Tracing

/// A value of a state that is told each time it is set, also to the same value again: a message, a
/// page to present.
///
///     struct State {
///       @Pulse var alertMessage: String?
///     }
///
///     reactor.pulse(\.$alertMessage).compactMap { $0 }.subscribe(onNext: show)
@propertyWrapper
public struct Pulse<Value> {
  /// The value; setting it counts.
  public var value: Value {
    didSet { valueUpdatedCount = valueUpdatedCount &+ 1 }
  }
  /// How often it was set; after the largest number it begins anew.
  public internal(set) var valueUpdatedCount = UInt.min

  /// Makes a pulse that was never set.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The pulse itself.
  public var projectedValue: Pulse<Value> { self }
}

extension Pulse: TraceTransparent {
  /// The value, which is what a trace shows.
  public var traceValue: Any { value }
}

extension Reactor {
  /// Tells a pulse's value at once, and then each time that it is set.
  public func pulse<Result>(
    _ transform: @escaping (State) throws -> Pulse<Result>
  ) -> Observable<Result> {
    state.map(transform)
      .distinctUntilChanged { $0.valueUpdatedCount == $1.valueUpdatedCount }
      .map(\.value)
  }
}

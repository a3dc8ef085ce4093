public import Observables
public import Tracing

/// A value of a state that counts how often it was set.
@propertyWrapper public struct Pulse<Value> {
  /// The value.
  public var value: Value {
    didSet { valueUpdatedCount &+= 1 }
  }
  /// How often it was set.
  public internal(set) var valueUpdatedCount: UInt = 0

  /// Makes a pulse.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  /// The pulse itself.
  public var projectedValue: Pulse<Value> { self }
}

extension Pulse: TraceTransparent {
  public var traceValue: Any { value }
}

extension Reactor {
  /// Tells a pulse's value each time it was set.
  public func pulse<Result>(_ transform: @escaping (State) throws -> Pulse<Result>) -> Observable<
    Result
  > {
    state.map(transform).distinctUntilChanged { $0.valueUpdatedCount == $1.valueUpdatedCount }.map(
      \.value)
  }
}

extension Observable {
  /// Tells nothing, and says why in the trace.
  public static func empty(because note: String) -> Observable<Element> {
    .create { observer in
      Cause.current?.action?.note = note
      observer.onCompleted()
      return Disposables.create()
    }
  }
}

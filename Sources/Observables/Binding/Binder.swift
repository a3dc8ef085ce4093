/// An observer that does something with a target, which it does not retain; failures and the end
/// are ignored.
///
///     Binder(label) { label, text in label.text = text }
public struct Binder<Value>: ObserverType {
  private let handle: (Value) -> Void

  /// Makes an observer of a target and what to do with it.
  public init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    handle = { [weak target] value in
      if let target { binding(target, value) }
    }
  }

  /// Takes an event.
  public func on(_ event: Event<Value>) {
    if case .next(let value) = event { handle(value) }
  }
}

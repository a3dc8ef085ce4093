/// Takes events.
public protocol ObserverType<Element> {
  /// What it is told.
  associatedtype Element

  /// Takes an event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Takes an element.
  @inlinable public func onNext(_ element: Element) { on(.next(element)) }
  /// Takes the end.
  @inlinable public func onCompleted() { on(.completed) }
  /// Takes the end, with a failure.
  @inlinable public func onError(_ error: any Error) { on(.error(error)) }
  /// The observer with its type forgotten.
  @inlinable public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

/// An observer around a closure.
public struct AnyObserver<Element>: ObserverType {
  @usableFromInline let handler: (Event<Element>) -> Void

  /// Makes an observer of a closure.
  @inlinable public init(eventHandler: @escaping (Event<Element>) -> Void) {
    handler = eventHandler
  }

  /// Makes an observer of any other.
  @inlinable public init<Observer: ObserverType>(_ observer: Observer)
  where Observer.Element == Element {
    if let same = observer as? AnyObserver<Element> {
      handler = same.handler
    } else {
      handler = observer.on
    }
  }

  /// Takes an event.
  @inlinable public func on(_ event: Event<Element>) { handler(event) }
}

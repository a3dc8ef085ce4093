extension Observable {
  /// Tells nothing, and completes.
  @inlinable public static func empty() -> Observable<Element> {
    Observable { observer in
      observer.on(.completed)
      return NopDisposable.instance
    }
  }

  /// Tells nothing, ever.
  @inlinable public static func never() -> Observable<Element> {
    Observable { _ in NopDisposable.instance }
  }

  /// Fails at once.
  @inlinable public static func error(_ error: any Error) -> Observable<Element> {
    Observable { observer in
      observer.on(.error(error))
      return NopDisposable.instance
    }
  }
}

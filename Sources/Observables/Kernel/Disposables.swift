/// Makes disposables.
public enum Disposables {
  /// One that does nothing.
  public static func create() -> any Disposable { NopDisposable.instance }

  /// One that runs a closure, once.
  public static func create(with dispose: @escaping () -> Void) -> any Disposable {
    AnonymousDisposable(dispose)
  }
}

/// A disposable that does nothing.
public struct NopDisposable: Disposable {
  @usableFromInline init() {}

  /// The only one that is needed.
  public static var instance: any Disposable { NopDisposable() }

  /// Does nothing.
  public func dispose() {}
}

/// Makes disposables.
public enum Disposables {
  /// One that does nothing.
  @inlinable public static func create() -> any Disposable { NopDisposable.instance }

  /// One that runs a closure, once.
  public static func create(with dispose: @escaping () -> Void) -> any Disposable {
    AnonymousDisposable(dispose)
  }
}

/// A disposable that does nothing.
public final class NopDisposable: Disposable, Sendable {
  @usableFromInline static let only = NopDisposable()

  @inlinable init() {}

  /// The only one that is needed.
  @inlinable public static var instance: any Disposable { only }

  /// Does nothing.
  public func dispose() {}
}

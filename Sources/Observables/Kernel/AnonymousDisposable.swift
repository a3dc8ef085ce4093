/// Runs a closure when it is disposed of, once.
public final class AnonymousDisposable: Disposable {
  private let lock = Lock()
  @exclusivity(unchecked) private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Runs the closure, the first time.
  public func dispose() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }
}

/// Runs a closure when it is disposed of, once.
public final class AnonymousDisposable: Disposable {
  private let action: Locked<(() -> Void)?>

  init(_ action: @escaping () -> Void) {
    self.action = Locked(action)
  }

  /// Runs the closure, the first time.
  public func dispose() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}

/// Holds one disposable at a time; putting in another gives up the one before.
public final class SerialDisposable: Disposable {
  private struct State {
    var current: (any Disposable)?
    var isDisposed = false
  }

  private let state = Locked(State())

  /// Makes an empty one.
  public init() {}

  /// Whether it was disposed of: whatever is put in then is given up at once.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// What it holds.
  public var disposable: any Disposable {
    get { state.withLock { $0.current } ?? NopDisposable.instance }
    set {
      let given = state.withLock { state -> (any Disposable)? in
        guard !state.isDisposed else { return newValue }
        defer { state.current = newValue }
        return state.current
      }
      given?.dispose()
    }
  }

  /// Gives up what it holds and whatever is put in later.
  public func dispose() {
    let held = state.withLock { state in
      state.isDisposed = true
      defer { state.current = nil }
      return state.current
    }
    held?.dispose()
  }
}

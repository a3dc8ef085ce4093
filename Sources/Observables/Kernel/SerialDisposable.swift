/// Holds one disposable at a time; putting in another gives up the one before.
public final class SerialDisposable: Disposable {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var current: (any Disposable)?
  @exclusivity(unchecked) @usableFromInline var isOver = false

  /// Makes an empty one.
  @inlinable public init() {}

  /// Whether it was disposed of: whatever is put in then is given up at once.
  @inlinable public var isDisposed: Bool { lock.withLock { isOver } }

  /// What it holds.
  @inlinable public var disposable: any Disposable {
    get { lock.withLock { current } ?? NopDisposable.instance }
    set {
      let given = lock.withLock { () -> (any Disposable)? in
        guard !isOver else { return newValue }
        defer { current = newValue }
        return current
      }
      given?.dispose()
    }
  }

  /// Gives up what it holds and whatever is put in later.
  @inlinable public func dispose() {
    let held = lock.withLock {
      isOver = true
      defer { current = nil }
      return current
    }
    held?.dispose()
  }
}

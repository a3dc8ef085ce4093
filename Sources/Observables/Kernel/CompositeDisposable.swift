/// Holds any number of disposables, and gives them up together.
public final class CompositeDisposable: Disposable {
  /// Names one of them, to remove it by.
  public struct Key: Hashable, Sendable {
    let number: Int
  }

  private struct State {
    var held: [(key: Key, disposable: any Disposable)] = []
    var count = 0
    var isDisposed = false
  }

  private let state = Locked(State())

  /// Makes one that holds some.
  public init(_ disposables: any Disposable...) {
    for disposable in disposables { _ = insert(disposable) }
  }

  /// Adds one; gives it up at once, and returns nil, where all were given up before.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> Key? {
    let key = state.withLock { state -> Key? in
      guard !state.isDisposed else { return nil }
      state.count += 1
      let key = Key(number: state.count)
      state.held.append((key, disposable))
      return key
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Gives one up.
  public func remove(for key: Key) {
    let removed = state.withLock { state -> (any Disposable)? in
      guard let index = state.held.firstIndex(where: { $0.key == key }) else { return nil }
      return state.held.remove(at: index).disposable
    }
    removed?.dispose()
  }

  /// Gives up all of them, in the order in which they were added.
  public func dispose() {
    let held = state.withLock { state in
      state.isDisposed = true
      defer { state.held = [] }
      return state.held
    }
    for each in held { each.disposable.dispose() }
  }
}

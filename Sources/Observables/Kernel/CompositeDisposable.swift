/// Holds any number of disposables, and gives them up together.
public final class CompositeDisposable: Disposable {
  /// Names one of them, to remove it by.
  public struct Key: Hashable, Sendable {
    let number: Int
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var held: [(number: Int, disposable: any Disposable)] = []
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var isOver = false

  /// Makes an empty one.
  public init() {}

  /// Makes one that holds some.
  public convenience init(_ disposables: any Disposable...) {
    self.init()
    for disposable in disposables { insert(disposable) }
  }

  /// Whether it was disposed of: whatever is added then is given up at once.
  public var isDisposed: Bool { lock.withLock { isOver } }

  /// Adds one; gives it up at once, and returns nil, where all were given up before.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> Key? {
    let key = lock.withLock { () -> Key? in
      guard !isOver else { return nil }
      count += 1
      held.append((count, disposable))
      return Key(number: count)
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Gives one up.
  public func remove(for key: Key) {
    let removed = lock.withLock { () -> (any Disposable)? in
      // The numbers ascend.
      var low = 0
      var high = held.count
      while low < high {
        let middle = (low + high) / 2
        if held[middle].number < key.number { low = middle + 1 } else { high = middle }
      }
      guard low < held.count, held[low].number == key.number else { return nil }
      return held.remove(at: low).disposable
    }
    removed?.dispose()
  }

  /// Gives up all of them, in the order in which they were added.
  public func dispose() {
    let all = lock.withLock {
      isOver = true
      defer { held = [] }
      return held
    }
    for each in all { each.disposable.dispose() }
  }
}

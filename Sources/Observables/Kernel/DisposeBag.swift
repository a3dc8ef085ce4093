/// Gives up what it holds when it is released.
public final class DisposeBag {
  private let held = CompositeDisposable()

  /// Makes an empty bag.
  public init() {}

  /// Adds a disposable.
  public func insert(_ disposable: any Disposable) { held.insert(disposable) }

  deinit { held.dispose() }
}

extension Disposable {
  /// Puts it into a bag.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

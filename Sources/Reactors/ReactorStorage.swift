/// Where a reactor keeps its streams and running effects.
///
/// A reactor that declares nothing has one all the same, in a table beside it, and what runs of it ends
/// soon after it is released: at the end of the event loop's turn, at the next touch of any reactor, or
/// when an effect next emits, whichever is first. A reactor that declares it ends at once:
///
///     final class SearchReactor: Reactor {
///       let storage = ReactorStorage()
public final class ReactorStorage {
  /// The reactor's core; set once.
  let core = Locked<(any AnyReactorCore)?>(nil)

  /// Makes an empty storage.
  public init() {}

  deinit {
    core.withLock { $0 }?.dispose()
  }
}

/// A core, whatever its reactor is.
protocol AnyReactorCore: AnyObject {
  func dispose()
}

public import Synchronization

/// Where a reactor keeps its streams and running effects.
///
/// A reactor that declares nothing has one all the same, in a table beside it, and what runs of it ends
/// soon after it is released: at the end of the event loop's turn or at the next touch of any reactor, on
/// the thread that first touched it, or when an effect next emits, whichever is first. A reactor that declares it ends at once:
///
///     final class SearchReactor: Reactor {
///       let storage = ReactorStorage()
public final class ReactorStorage: @unchecked Sendable {
  @usableFromInline let parts = OnceReference<AnyReactorParts>()
  @usableFromInline let stub = OnceReference<AnyStub>()
  @usableFromInline let stubbed = Atomic(false)

  /// Makes an empty storage.
  public init() {}

  /// Whether the stub stands in for the reactor.
  @inlinable var isStubbed: Bool { stubbed.load(ordering: .relaxed) }

  @usableFromInline static func beside(_ reactor: AnyObject) -> ReactorStorage {
    Storages.table.value(of: reactor) { ReactorStorage() }
  }
}

public import Synchronization

/// A reference that is set once, by whichever thread comes first.
///
/// It is the standard library's `AtomicLazyReference` for less: that one is not specialised, and costs
/// as much at each load as the rest of a reactor's touch.
@usableFromInline
struct OnceReference<Instance: AnyObject>: ~Copyable {
  @usableFromInline let storage = Atomic<UnsafeRawPointer?>(nil)

  @inlinable init() {}

  deinit {
    if let pointer = storage.load(ordering: .acquiring) {
      Unmanaged<Instance>.fromOpaque(pointer).release()
    }
  }

  /// The reference; nil before it is set.
  @inlinable func load() -> Instance? {
    guard let pointer = storage.load(ordering: .acquiring) else { return nil }
    return Unmanaged<Instance>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Sets the reference, where nobody has.
  ///
  /// - Returns: the one that is set.
  @inlinable func storeIfNil(_ instance: Instance) -> Instance {
    let new = Unmanaged.passRetained(instance)
    let (isSet, known) = storage.compareExchange(
      expected: nil, desired: UnsafeRawPointer(new.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isSet, let known else { return instance }
    new.release()
    return Unmanaged<Instance>.fromOpaque(known).takeUnretainedValue()
  }
}

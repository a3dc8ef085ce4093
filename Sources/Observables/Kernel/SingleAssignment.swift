public import Synchronization

/// Where a disposable is put once, when its subscription returns; it may have been given up by then.
@usableFromInline
package struct SingleAssignment: ~Copyable {
  @usableFromInline static var isSet: UInt8 { 1 }
  @usableFromInline static var isGivenUp: UInt8 { 2 }

  @usableFromInline let state = Atomic<UInt8>(0)
  @usableFromInline var held: (any Disposable)?

  @inlinable package init() {}

  /// Whether what is put in is given up at once.
  @inlinable package var isDisposed: Bool {
    state.load(ordering: .relaxed) & SingleAssignment.isGivenUp != 0
  }

  /// Puts the disposable in. Called once.
  @inlinable package mutating func set(_ disposable: any Disposable) {
    guard !isDisposed else { return disposable.dispose() }
    held = disposable
    let old = state.bitwiseOr(SingleAssignment.isSet, ordering: .acquiringAndReleasing).oldValue
    if old & SingleAssignment.isGivenUp != 0 { take()?.dispose() }
  }

  /// What is to be disposed of now, the first time that it is asked for.
  @inlinable package mutating func giveUp() -> (any Disposable)? {
    let old = state.bitwiseOr(SingleAssignment.isGivenUp, ordering: .acquiringAndReleasing)
      .oldValue
    guard old == SingleAssignment.isSet else { return nil }
    return take()
  }

  /// Makes it as new, where nobody else has it.
  @inlinable package mutating func renew() {
    state.store(0, ordering: .relaxed)
    held = nil
  }

  @inlinable mutating func take() -> (any Disposable)? {
    defer { held = nil }
    return held
  }
}

internal import Synchronization

/// Keeps a value for each of some objects that have no room for it, as associated objects do where
/// there are any.
///
/// An object that is gone is recognised by its weak reference, so that a reused address is never
/// mistaken for it.
final class SideTable: @unchecked Sendable {
  static let cores = SideTable()
  static let reactors = SideTable()

  private struct Entry {
    weak var owner: AnyObject?
    var value: AnyObject
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 16
  private let mutex = Mutex(())

  /// The value of an object; nil where it has none.
  func value(of owner: AnyObject) -> AnyObject? {
    withLock { entry(of: owner)?.value }
  }

  /// The value of an object, made by whoever asks first.
  func value<Value: AnyObject>(of owner: AnyObject, orMake make: () -> Value) -> (
    Value, isNew: Bool
  ) {
    if let value = value(of: owner) as? Value { return (value, false) }
    // Made without the lock: it runs the reactor's own code. Of two that come at once, one is kept.
    let made = make()
    var gone: [AnyObject] = []
    defer { _ = gone }
    return withLock {
      if let value = entry(of: owner)?.value as? Value { return (value, false) }
      gone = sweep()
      entries[ObjectIdentifier(owner)] = Entry(owner: owner, value: made)
      return (made, true)
    }
  }

  /// Sets or removes an object's value.
  func set(_ value: AnyObject?, of owner: AnyObject) {
    var gone: [AnyObject] = []
    defer { _ = gone }
    withLock {
      gone = sweep()
      if let old = entries.removeValue(forKey: ObjectIdentifier(owner)) { gone.append(old.value) }
      if let value { entries[ObjectIdentifier(owner)] = Entry(owner: owner, value: value) }
    }
  }

  private func entry(of owner: AnyObject) -> Entry? {
    entries[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0 : nil }
  }

  /// Takes out what belongs to objects that are gone; the caller releases it without the lock.
  private func sweep() -> [AnyObject] {
    guard entries.count >= sweepAt else { return [] }
    let gone = entries.filter { $0.value.owner == nil }
    for key in gone.keys { entries[key] = nil }
    sweepAt = max(16, entries.count * 2)
    return gone.map(\.value.value)
  }

  private func withLock<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}

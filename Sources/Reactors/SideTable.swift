internal import Observables

/// Keeps a value for each of some objects that have no room for it, as associated objects do where
/// there are any.
///
/// An object that is gone is recognised by its weak reference, so that a reused address is never
/// mistaken for it. What an object leaves behind is released by the thread that first touched it, since
/// what ends with it is of that thread; by any where that thread has ended.
final class SideTable<Value: AnyObject> {
  private final class Entry {
    let address: ObjectIdentifier
    weak var owner: AnyObject?
    private weak var thread: ThreadMark?
    let value: Value

    init(_ owner: AnyObject, _ value: Value) {
      address = ObjectIdentifier(owner)
      self.owner = owner
      self.value = value
      thread = Deferral.current.thread
    }

    /// Whether its owner is gone, and it is for a thread to release.
    func isGone(for thread: ThreadMark) -> Bool {
      guard owner == nil else { return false }
      let own = self.thread
      return own === thread || own == nil
    }
  }

  /// A table of this size is looked through at each touch, a larger one now and then.
  private static var smallSize: Int { 4 }

  private let lock = Lock()
  @exclusivity(unchecked) private var entries = AddressTable<Entry>()
  @exclusivity(unchecked) private var touches = 0

  /// The value of an object; nil where it has none.
  func value(of owner: AnyObject) -> Value? {
    lock.lock()
    let entry = entries[ObjectIdentifier(owner)]
    let isOwners = entry?.owner === owner
    touches += 1
    // With one that is there, and no other, none is gone.
    let isAlone = isOwners && entries.count == 1
    let isTime = !isAlone && touches >= entries.count - Self.smallSize
    let gone = isTime ? sweepLocked() : []
    lock.unlock()
    // What is gone is released without the lock: its effects end, which is anybody's code.
    withExtendedLifetime(gone) {}
    return isOwners ? entry?.value : nil
  }

  /// The value of an object, made by whoever asks first.
  func value(of owner: AnyObject, orMake make: () -> Value) -> Value {
    if let found = value(of: owner) { return found }
    let made = Entry(owner, make())
    lock.lock()
    let known = entries[made.address]
    if let known, known.owner === owner {
      lock.unlock()
      return known.value
    }
    entries[made.address] = made
    lock.unlock()
    withExtendedLifetime(known) {}
    return made.value
  }

  /// Sets or removes an object's value.
  func set(_ value: Value?, of owner: AnyObject) {
    let new = value.map { Entry(owner, $0) }
    lock.lock()
    let old = entries[ObjectIdentifier(owner)]
    entries[ObjectIdentifier(owner)] = new
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  /// Releases the values of objects that are gone.
  func sweep() {
    lock.lock()
    let gone = sweepLocked()
    lock.unlock()
    withExtendedLifetime(gone) {}
  }

  private func sweepLocked() -> [Entry] {
    touches = 0
    let thread = Deferral.current.thread
    let gone = entries.values(where: { $0.isGone(for: thread) })
    for entry in gone { entries[entry.address] = nil }
    return gone
  }
}

/// The storages of the reactors that declare none.
enum Storages {
  nonisolated(unsafe) static let table: SideTable<ReactorStorage> = {
    let table = SideTable<ReactorStorage>()
    EventLoop.afterEachTurn { table.sweep() }
    return table
  }()
}

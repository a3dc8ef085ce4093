internal import Observables

/// Keeps a value for each of some objects that have no room for it, as associated objects do where
/// there are any.
///
/// An object that is gone is recognised by its weak reference, so that a reused address is never
/// mistaken for it.
final class SideTable<Value: AnyObject> {
  private struct Entry {
    weak var owner: AnyObject?
    var value: Value
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var touches = 0
  }

  /// A table of this size is looked through at each touch, a larger one now and then.
  private static var smallSize: Int { 4 }

  private let state = Locked(State())

  /// The value of an object; nil where it has none.
  func value(of owner: AnyObject) -> Value? {
    var gone: [Value] = []
    let found = state.withLock { state -> Value? in
      state.touches += 1
      if state.touches >= state.entries.count - Self.smallSize { gone = Self.sweep(&state) }
      return Self.value(of: owner, in: state)
    }
    // What is gone is released without the lock: its effects end, which is anybody's code.
    withExtendedLifetime(gone) {}
    return found
  }

  /// The value of an object, made by whoever asks first.
  func value(of owner: AnyObject, orMake make: () -> Value) -> Value {
    if let found = value(of: owner) { return found }
    let made = make()
    return state.withLock { state in
      if let found = Self.value(of: owner, in: state) { return found }
      state.entries[ObjectIdentifier(owner)] = Entry(owner: owner, value: made)
      return made
    }
  }

  /// Sets or removes an object's value.
  func set(_ value: Value?, of owner: AnyObject) {
    let old = state.withLock { state in
      let old = state.entries.removeValue(forKey: ObjectIdentifier(owner))
      if let value { state.entries[ObjectIdentifier(owner)] = Entry(owner: owner, value: value) }
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Releases the values of objects that are gone.
  func sweep() {
    let gone = state.withLock { Self.sweep(&$0) }
    withExtendedLifetime(gone) {}
  }

  private static func value(of owner: AnyObject, in state: State) -> Value? {
    state.entries[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0.value : nil }
  }

  private static func sweep(_ state: inout State) -> [Value] {
    state.touches = 0
    guard state.entries.contains(where: { $0.value.owner == nil }) else { return [] }
    let gone = state.entries.filter { $0.value.owner == nil }
    for key in gone.keys { state.entries[key] = nil }
    return gone.map(\.value.value)
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

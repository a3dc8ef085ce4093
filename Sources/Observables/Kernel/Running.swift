/// Something that runs, as a link in the list of all that run: it is added and removed at a constant
/// cost, and without an allocation.
@usableFromInline
package class Running: Disposable {
  @usableFromInline enum Place: Sendable {
    case new
    case listed
    case over
  }

  @exclusivity(unchecked) @usableFromInline final var place = Place.new
  @exclusivity(unchecked) @usableFromInline final var next: Running?
  @exclusivity(unchecked) @usableFromInline final unowned(unsafe) var previous: Running?

  @inlinable package init() {}

  @usableFromInline package func dispose() {}
}

/// What runs at the moment, in the order in which it began.
@usableFromInline
package final class RunningList: Disposable {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var first: Running?
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var last: Running?
  @exclusivity(unchecked) @usableFromInline var isOver = false

  @inlinable package init() {}

  /// Adds what has begun; gives it up at once where all was given up before. What has been removed
  /// already is not added.
  @inlinable package func add(_ running: Running) {
    lock.lock()
    let isLate = isOver
    if !isLate, running.place == .new {
      running.place = .listed
      running.previous = last
      if let last { last.next = running } else { first = running }
      last = running
    }
    lock.unlock()
    if isLate { running.dispose() }
  }

  /// Removes what is over.
  @inlinable package func remove(_ running: Running) {
    lock.lock()
    defer { lock.unlock() }
    guard running.place == .listed else { return running.place = .over }
    running.place = .over
    let next = running.next
    if let previous = running.previous { previous.next = next } else { first = next }
    if let next { next.previous = running.previous } else { last = running.previous }
    running.next = nil
  }

  /// Gives up all that runs.
  @inlinable package func dispose() {
    lock.withLock { isOver = true }
    while let running = takeFirst() { running.dispose() }
  }

  @inlinable func takeFirst() -> Running? {
    lock.lock()
    defer { lock.unlock() }
    guard let running = first else { return nil }
    running.place = .over
    first = running.next
    if let first { first.previous = nil } else { last = nil }
    running.next = nil
    return running
  }
}

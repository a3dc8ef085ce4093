/// Something that runs, as a link in the list of all that run: it is added and removed at a constant
/// cost, and without an allocation.
@usableFromInline
package protocol Running: Disposable {
  /// Its place in the list; only the list touches it, under its lock.
  var links: RunningLinks { get set }
}

/// A place in a list of what runs.
@usableFromInline
package struct RunningLinks {
  @usableFromInline enum Place: Sendable {
    case new
    case listed
    case over
  }

  @usableFromInline var place = Place.new
  @usableFromInline var next: (any Running)?
  @usableFromInline unowned(unsafe) var previous: (any Running)?

  @inlinable package init() {}
}

/// What runs at the moment, in the order in which it began.
@usableFromInline
package final class RunningList: Disposable {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var first: (any Running)?
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var last: (any Running)?
  @exclusivity(unchecked) @usableFromInline var isOver = false

  @inlinable package init() {}

  /// Adds what has begun; gives it up at once where all was given up before. What has been removed
  /// already is not added.
  @usableFromInline package func add(_ running: any Running) {
    lock.lock()
    let isLate = isOver
    if !isLate, running.links.place == .new {
      running.links.place = .listed
      running.links.previous = last
      if let last { last.links.next = running } else { first = running }
      last = running
    }
    lock.unlock()
    if isLate { running.dispose() }
  }

  /// Removes what is over.
  @usableFromInline package func remove(_ running: any Running) {
    lock.lock()
    defer { lock.unlock() }
    guard running.links.place == .listed else { return running.links.place = .over }
    running.links.place = .over
    let next = running.links.next
    let previous = running.links.previous
    if let previous { previous.links.next = next } else { first = next }
    if let next { next.links.previous = previous } else { last = previous }
    running.links.next = nil
  }

  /// Gives up all that runs.
  @usableFromInline package func dispose() {
    lock.withLock { isOver = true }
    while let running = takeFirst() { running.dispose() }
  }

  private func takeFirst() -> (any Running)? {
    lock.lock()
    defer { lock.unlock() }
    guard let running = first else { return nil }
    running.links.place = .over
    first = running.links.next
    if let first { first.links.previous = nil } else { last = nil }
    running.links.next = nil
    return running
  }
}

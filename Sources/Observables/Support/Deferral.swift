#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Stands for a thread, by being somewhere as long as that runs.
package final class ThreadMark: Sendable {}

/// Holds the loops of synchronous sources back while a chain is being subscribed.
///
/// An endless source would else begin before the disposable that ends it has been handed out:
/// `Observable.repeatElement(1).take(3)` would never return. The outermost subscription on a thread
/// begins a deferral, keeps the disposable of its chain, then ends it, which runs the loops.
@usableFromInline
package final class Deferral {
  /// The work of `CurrentThreadScheduler` on this thread.
  @usableFromInline let trampoline = Trampoline()
  /// Stands for this thread: it is gone when the thread has ended.
  package let thread = ThreadMark()
  // Only this thread comes here.
  @exclusivity(unchecked) @usableFromInline var isSubscribing = false
  @exclusivity(unchecked) @usableFromInline var loops: [(Int) -> Bool] = []

  /// That of this thread.
  @inlinable package static var current: Deferral {
    unretained._withUnsafeGuaranteedRef { $0 }
  }

  /// That of this thread, which keeps it.
  @usableFromInline static var unretained: Unmanaged<Deferral> {
    if let known = pthread_getspecific(key) { return .fromOpaque(known) }
    let new = Unmanaged.passRetained(Deferral())
    pthread_setspecific(key, new.toOpaque())
    return new
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, releaseDeferral)
    return key
  }()

  /// Whether work would run at once here: nothing is being subscribed, nothing else runs.
  @inlinable var isIdle: Bool { !isSubscribing && !trampoline.isRunning }

  /// Holds loops back from now on.
  ///
  /// - Returns: whether it is for the caller to end it.
  @inlinable package func begin() -> Bool {
    guard !isSubscribing else { return false }
    isSubscribing = true
    return true
  }

  /// Runs the loops that were held back.
  @inlinable package func end() {
    isSubscribing = false
    if !loops.isEmpty { runLoops() }
  }

  /// Begins a deferral inside any other, for a chain that the outer one is no part of.
  ///
  /// - Returns: what is to be given back at its end.
  @inlinable package func beginApart() -> (isSubscribing: Bool, loops: [(Int) -> Bool]?) {
    let outer = (isSubscribing, loops.isEmpty ? nil : loops)
    isSubscribing = true
    if !loops.isEmpty { loops = [] }
    return outer
  }

  /// Runs the loops that were held back since, and goes on with the outer deferral.
  @inlinable package func endApart(_ outer: (isSubscribing: Bool, loops: [(Int) -> Bool]?)) {
    end()
    isSubscribing = outer.isSubscribing
    if let held = outer.loops { loops = held }
  }

  /// Runs them in turns, one element each, where there are several, so that an endless source can be
  /// zipped with any other.
  @usableFromInline func runLoops() {
    var held = loops
    loops = []
    while held.count > 1 {
      held = held.filter { advance in advance(1) }
    }
    if let last = held.first { _ = last(.max) }
  }

  /// Runs a loop; later, where a chain is being subscribed.
  ///
  /// - Parameter advance: tells as many elements as it is given, at most; says whether more are left.
  @inlinable func loop(_ advance: @escaping (Int) -> Bool) {
    if isSubscribing { loops.append(advance) } else { _ = advance(.max) }
  }

  /// Runs work; later, where a chain is being subscribed.
  func run(_ work: @escaping () -> Void) {
    if isSubscribing {
      loops.append { _ in
        work()
        return false
      }
    } else {
      work()
    }
  }
}

#if canImport(Glibc)
  private func releaseDeferral(_ pointer: UnsafeMutableRawPointer?) {
    if let pointer { Unmanaged<Deferral>.fromOpaque(pointer).release() }
  }
#else
  private func releaseDeferral(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<Deferral>.fromOpaque(pointer).release()
  }
#endif

extension SerialDisposable {
  /// Subscribes to a source and keeps its disposable, before a loop of the source runs.
  func follow<Element>(
    _ source: Observable<Element>, _ observer: @escaping (Event<Element>) -> Void
  ) {
    let deferral = Deferral.current
    let isOutermost = deferral.begin()
    disposable = source.run(observer)
    if isOutermost { deferral.end() }
  }
}

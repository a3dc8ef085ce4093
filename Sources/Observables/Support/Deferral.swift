#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Holds the loops of synchronous sources back while a chain is being subscribed.
///
/// An endless source would else begin before the disposable that ends it has been handed out:
/// `Observable.repeatElement(1).take(3)` would never return. The outermost subscription on a thread
/// begins a deferral, keeps the disposable of its chain, then ends it, which runs the loops.
@usableFromInline
final class Deferral {
  /// The work of `CurrentThreadScheduler` on this thread.
  let trampoline = Trampoline()
  private var isSubscribing = false
  private var loops: [() -> Void] = []

  /// That of this thread.
  @usableFromInline static var current: Deferral {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Deferral>.fromOpaque(known).takeUnretainedValue()
    }
    let new = Deferral()
    pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    return new
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, releaseDeferral)
    return key
  }()

  /// Holds loops back from now on.
  ///
  /// - Returns: whether it is for the caller to end it.
  @usableFromInline func begin() -> Bool {
    guard !isSubscribing else { return false }
    isSubscribing = true
    return true
  }

  /// Runs the loops that were held back.
  @usableFromInline func end() {
    isSubscribing = false
    guard !loops.isEmpty else { return }
    let held = loops
    loops = []
    for run in held { run() }
  }

  /// Runs a loop; later, where a chain is being subscribed.
  @usableFromInline func run(_ loop: @escaping () -> Void) {
    if isSubscribing { loops.append(loop) } else { loop() }
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

/// Subscribes to one source after another, as long as they fail.
///
/// - Parameters:
///   - observer: who is told.
///   - next: makes the next source of the failure of the one before (nil at first), or throws what the
///     observer is told.
/// - Returns: what gives up the source of the moment, and those to come.
func retrying<Element>(
  _ observer: AnyObserver<Element>, next: @escaping ((any Error)?) throws -> Observable<Element>
) -> any Disposable {
  let current = SerialDisposable()
  var failure: (any Error)?
  var isRunning = false
  var hasEnded = true
  // A loop, not a recursion: a source that fails at once a million times needs no deep stack.
  func advance() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while hasEnded, !current.isDisposed {
      hasEnded = false
      let source: Observable<Element>
      do { source = try next(failure) } catch { return observer.on(.error(error)) }
      let subscription = SerialDisposable()
      current.disposable = subscription
      subscription.follow(source) { event in
        guard case .error(let error) = event else { return observer.on(event) }
        failure = error
        hasEnded = true
        advance()
      }
    }
  }
  Deferral.current.run(advance)
  return current
}

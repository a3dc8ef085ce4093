public import Observables
public import Tracing

/// The latest state, and the observers of the states.
@usableFromInline
final class StateCore<State>: @unchecked Sendable {
  @usableFromInline let lock = Lock()
  /// Whether anybody ever came.
  @exclusivity(unchecked) @usableFromInline var wasSubscribed = false
  @exclusivity(unchecked) @usableFromInline var latest: State
  /// Whether there is a state to tell those who come.
  @exclusivity(unchecked) @usableFromInline var hasTold = true
  @exclusivity(unchecked) @usableFromInline var observers = Observers<State>()
  @exclusivity(unchecked) @usableFromInline var newcomers: [Newcomer] = []

  @inlinable init(_ state: State) {
    latest = state
  }

  @inlinable var value: State { lock.withLock { latest } }

  /// Takes a state and tells it. Called by one thread at a time.
  @inlinable func accept(_ state: State) {
    lock.lock()
    // The old state is released after the lock is: that may be anybody's code.
    let old = latest
    latest = state
    hasTold = true
    let told = observers
    if !newcomers.isEmpty { tellNewcomers(state) }
    lock.unlock()
    withExtendedLifetime(old) {}
    told.on(.next(state))
  }

  /// Has those who come wait for the next state.
  func hold() { lock.withLock { hasTold = false } }

  @inlinable func subscribe(_ observer: AnyObserver<State>) -> any Disposable {
    lock.lock()
    let number = observers.reserve()
    wasSubscribed = true
    guard hasTold else {
      observers.insert(observer, as: number)
      lock.unlock()
      return Membership(of: self, as: number) { unsafeDowncast($0, to: Self.self).remove($1) }
    }
    let state = latest
    let newcomer = Newcomer()
    newcomers.append(newcomer)
    lock.unlock()
    observer.on(.next(state))
    admit(newcomer, observer, as: number)
    return Membership(of: self, as: number) { unsafeDowncast($0, to: Self.self).remove($1) }
  }

  /// Tells a newcomer what came while it was being told the latest state, then leaves it with the others.
  @inlinable func admit(_ newcomer: Newcomer, _ observer: AnyObserver<State>, as number: Int) {
    lock.lock()
    while !newcomer.missed.isEmpty {
      let missed = newcomer.missed
      newcomer.missed = []
      lock.unlock()
      for (state, cause) in missed {
        Cause.$current.withValue(cause) { observer.on(.next(state)) }
      }
      lock.lock()
    }
    newcomers.removeAll { $0 === newcomer }
    observers.insert(observer, as: number)
    lock.unlock()
  }

  @usableFromInline func tellNewcomers(_ state: State) {
    let cause = Cause.current
    for newcomer in newcomers { newcomer.missed.append((state, cause)) }
  }

  /// An observer that is being told the state that it came at.
  @usableFromInline
  final class Newcomer {
    @exclusivity(unchecked) @usableFromInline var missed: [(state: State, cause: Cause?)] = []

    @inlinable init() {}
  }

  /// Lets the observers go: no state will follow.
  @inlinable func abandon() {
    guard wasSubscribed else { return }
    let left = lock.withLock {
      let left = observers
      observers.removeAll()
      return left
    }
    withExtendedLifetime(left) {}
  }

  @inlinable func remove(_ number: Int) {
    let removed = lock.withLock { observers.remove(number) }
    withExtendedLifetime(removed) {}
  }
}

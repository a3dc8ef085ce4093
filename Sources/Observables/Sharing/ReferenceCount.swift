/// Connects for the first observer, and ends the connection after the last.
final class ReferenceCount<Element> {
  private struct State {
    var count = 0
    var connection: (any Disposable)?
    var number = 0
  }

  private let connection: Connection<Element>
  private let state = Locked(State())

  init(_ connection: Connection<Element>) {
    self.connection = connection
  }

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable {
    let subject = connection.subject
    let (isFirst, number) = state.withLock { state in
      state.count += 1
      if state.count == 1 { state.number += 1 }
      return (state.count == 1, state.number)
    }
    let subscription = subject.observable.run { event in
      if event.isStopEvent { self.ended(number) }
      observer.on(event)
    }
    // A subject that has ended already needs no source.
    if isFirst, state.withLock({ $0.number == number && $0.count > 0 }) {
      let made = connection.connect()
      let unused = state.withLock { state -> (any Disposable)? in
        guard state.count > 0, state.number == number else { return made }
        state.connection = made
        return nil
      }
      unused?.dispose()
    }
    return Disposables.create {
      subscription.dispose()
      self.left(number)
    }
  }

  /// The source has ended: whoever comes now is the first again.
  private func ended(_ number: Int) {
    let old = state.withLock { state -> State in
      defer { if state.number == number { state = State(number: state.number) } }
      return state
    }
    _ = old
  }

  private func left(_ number: Int) {
    let connection = state.withLock { state -> (any Disposable)? in
      guard state.number == number, state.count > 0 else { return nil }
      state.count -= 1
      guard state.count == 0 else { return nil }
      defer { state.connection = nil }
      return state.connection
    }
    connection?.dispose()
  }
}

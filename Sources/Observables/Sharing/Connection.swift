/// The one subscription that many observers share.
final class Connection<Element> {
  typealias Subject = (observable: Observable<Element>, observer: AnyObserver<Element>)

  private struct State {
    var subject: Subject?
    var subscription: SerialDisposable?
  }

  private let source: Observable<Element>
  private let makeSubject: () -> Subject
  private let state = Locked(State())

  init(_ source: Observable<Element>, _ makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  var subject: Subject {
    if let subject = state.withLock({ $0.subject }) { return subject }
    let made = makeSubject()
    return state.withLock { state in
      let subject = state.subject ?? made
      state.subject = subject
      return subject
    }
  }

  func connect() -> any Disposable {
    let subject = subject
    let subscription = SerialDisposable()
    let other = state.withLock { state -> SerialDisposable? in
      if let other = state.subscription { return other }
      state.subscription = subscription
      return nil
    }
    let connection = Disposables.create { self.end(other ?? subscription) }
    guard other == nil else { return connection }
    let upstream = Subscription()
    subscription.disposable = upstream
    upstream.begin(
      source,
      AnyObserver { event in
        // Whoever comes from now on begins anew.
        if event.isStopEvent { self.forget(subscription) }
        subject.observer.on(event)
      })
    return connection
  }

  private func end(_ subscription: SerialDisposable) {
    forget(subscription)
    subscription.dispose()
  }

  private func forget(_ subscription: SerialDisposable) {
    let old = state.withLock { state -> State? in
      guard state.subscription === subscription else { return nil }
      defer { state = State() }
      return state
    }
    _ = old
  }
}

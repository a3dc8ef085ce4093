internal import Tracing

/// The observers of a subject, and what a new one is told first.
///
/// What is remembered and who is told change together, and every observer has a queue of its own:
/// each is told everything once, in one order, whichever thread or observer sends it.
final class ReplayingCore<Element> {
  /// What is remembered.
  enum Memory {
    /// The latest elements, as many as that.
    case latest(Int)
    /// The last element, which is told at the end and not before.
    case lastAtEnd
  }

  private struct State {
    var listeners: [Listener<Element>] = []
    var remembered: [Element] = []
    var end: Event<Element>?
  }

  private let state: Locked<State>
  private let memory: Memory

  init(_ memory: Memory, remembering elements: [Element] = []) {
    self.memory = memory
    state = Locked(State(remembered: elements))
  }

  /// What is remembered, and the end where it has come.
  var latest: (elements: [Element], end: Event<Element>?) {
    state.withLock { ($0.remembered, $0.end) }
  }

  var hasObservers: Bool { state.withLock { !$0.listeners.isEmpty } }

  func on(_ event: Event<Element>) {
    let told = state.withLock { state -> [Listener<Element>] in
      guard state.end == nil else { return [] }
      let events = accept(event, &state)
      for listener in state.listeners {
        for event in events { listener.append(event) }
      }
      defer { if event.isStopEvent { state.listeners = [] } }
      return events.isEmpty ? [] : state.listeners
    }
    for listener in told { listener.deliver() }
  }

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable {
    let listener = Listener(observer)
    state.withLock { state in
      switch memory {
      case .latest: for element in state.remembered { listener.append(.next(element)) }
      case .lastAtEnd:
        if case .completed = state.end, let last = state.remembered.last {
          listener.append(.next(last))
        }
      }
      if let end = state.end { listener.append(end) } else { state.listeners.append(listener) }
    }
    listener.deliver()
    // A subject that nobody has any more goes, whoever still listens.
    return Disposables.create { [weak self, weak listener] in
      listener?.leave()
      self?.state.withLock { $0.listeners.removeAll { $0 === listener } }
    }
  }

  /// Remembers an event; says what the observers are told.
  private func accept(_ event: Event<Element>, _ state: inout State) -> [Event<Element>] {
    if event.isStopEvent { state.end = event }
    switch (memory, event) {
    case (.latest(let limit), .next(let element)):
      if state.remembered.count == limit, limit > 0 { state.remembered.removeFirst() }
      if limit > 0 { state.remembered.append(element) }
      return [event]
    case (.lastAtEnd, .next(let element)):
      state.remembered = [element]
      return []
    case (.lastAtEnd, .completed): return state.remembered.map { .next($0) } + [.completed]
    default: return [event]
    }
  }
}

/// An observer, and what it is still to be told.
private final class Listener<Element> {
  private struct State {
    var waiting = FIFO<(cause: Cause?, event: Event<Element>)>()
    var isBusy = false
    var isGone = false
  }

  private let observer: AnyObserver<Element>
  private let state = Locked(State())

  init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  func append(_ event: Event<Element>) {
    state.withLock { $0.waiting.append((Cause.current, event)) }
  }

  /// Tells the observer what waits, unless that is being done already.
  func deliver() {
    let begins = state.withLock { state in
      defer { state.isBusy = true }
      return !state.isBusy
    }
    guard begins else { return }
    while let (cause, event) = next() {
      Cause.$current.withValue(cause) { observer.on(event) }
    }
  }

  func leave() { state.withLock { $0.isGone = true } }

  private func next() -> (cause: Cause?, event: Event<Element>)? {
    state.withLock { state in
      if !state.isGone, let next = state.waiting.popFirst() { return next }
      state.isBusy = false
      return nil
    }
  }
}

/// Tells its observers what it is told, in the order in which they subscribed.
public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  private let core: SubjectCore<Element>

  /// Makes a subject.
  public init() {
    let core = SubjectCore<Element>()
    self.core = core
    super.init { core.subscribe($0) }
  }

  /// Takes an event and tells the observers.
  public func on(_ event: Event<Element>) { core.on(event) }
}

/// The observers of a subject.
final class SubjectCore<Element> {
  private struct State {
    var observers: [(number: Int, observer: AnyObserver<Element>)] = []
    var count = 0
    var end: Event<Element>?
  }

  private let state = Locked(State())

  func on(_ event: Event<Element>) {
    let told = state.withLock { state -> [(number: Int, observer: AnyObserver<Element>)] in
      guard state.end == nil else { return [] }
      guard event.isStopEvent else { return state.observers }
      state.end = event
      defer { state.observers = [] }
      return state.observers
    }
    for each in told { each.observer.on(event) }
  }

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable {
    let (number, end) = state.withLock { state -> (Int, Event<Element>?) in
      guard state.end == nil else { return (0, state.end) }
      state.count += 1
      state.observers.append((state.count, observer))
      return (state.count, nil)
    }
    if let end {
      observer.on(end)
      return Disposables.create()
    }
    return Disposables.create {
      self.state.withLock { $0.observers.removeAll { $0.number == number } }
    }
  }
}

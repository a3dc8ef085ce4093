public import Observables

/// Takes a reactor's actions, and tells its observers of them. Errors and ends are ignored: a reactor
/// never ends.
public final class ActionSubject<Element>: Observable<Element>, ObserverType {
  /// Takes an action; the reactor's core.
  var send: (Element) -> Void = { _ in }
  private let subject: PublishSubject<Element>

  /// Makes a subject that belongs to no reactor.
  public init() {
    let subject = PublishSubject<Element>()
    self.subject = subject
    super.init(handler: { subject.subscribe($0) })
  }

  /// Tells the observers of an action.
  func tell(_ action: Element) {
    subject.onNext(action)
  }

  /// Takes an event; anything but an action is ignored.
  public func on(_ event: Event<Element>) {
    if case .next(let action) = event { send(action) }
  }
}

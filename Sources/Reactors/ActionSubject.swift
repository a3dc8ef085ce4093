public import Observables

/// Takes a reactor's actions. Errors and ends are ignored: a reactor never ends.
public final class ActionSubject<Element>: Observable<Element>, ObserverType {
  var send: (Element) -> Void = { _ in }
  private let subject: PublishSubject<Element>

  /// Makes a subject.
  public init() {
    let subject = PublishSubject<Element>()
    self.subject = subject
    super.init(handler: { subject.subscribe($0) })
  }

  func tell(_ action: Element) { subject.onNext(action) }

  /// Takes an action.
  public func on(_ event: Event<Element>) {
    if case .next(let action) = event { send(action) }
  }
}

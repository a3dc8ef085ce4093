public import Observables

/// Takes a reactor's actions, and tells its observers of them. Errors and ends are ignored: a reactor
/// never ends.
///
///     reactor.action.onNext(.increase)
///     taps.map { Reactor.Action.increase }.bind(to: reactor.action)
public final class ActionSubject<Element>: Observable<Element>, ObserverType {
  @usableFromInline let core: SubjectCore<Element>
  /// Who takes the actions; nil for a subject that belongs to no reactor.
  @usableFromInline let receive: ((Element) -> Void)?

  /// Makes a subject that belongs to no reactor.
  public convenience init() {
    self.init(core: SubjectCore(), receive: nil)
  }

  @inlinable init(core: SubjectCore<Element>, receive: ((Element) -> Void)?) {
    self.core = core
    self.receive = receive
    super.init { core.subscribe($0) }
  }

  @inlinable deinit { core.abandon() }

  /// Takes an event; anything but an action is ignored.
  @inlinable public func on(_ event: Event<Element>) {
    guard case .next(let action) = event else { return }
    if let receive { receive(action) } else { core.on(event) }
  }
}

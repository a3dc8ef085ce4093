internal import Observables

/// Stands in for a reactor's insides in a test of its view: actions are recorded and go nowhere, and
/// states are whatever the test says.
///
///     reactor.isStubEnabled = true
///     reactor.stub.state.accept(State(value: 3))   // the view shows 3
///     view.button.tap()
///     reactor.stub.actions                          // [.increase]
public final class Stub<R: Reactor> {
  /// The states that the reactor tells.
  public let state: StateRelay<R.State>
  /// The actions that the reactor takes.
  public let action = ActionSubject<R.Action>()
  private let recorded = Locked<[R.Action]>([])

  init(_ reactor: R) {
    state = StateRelay(reactor.initialState)
    action.send = { [unowned self] action in
      recorded.withLock { $0.append(action) }
      self.action.tell(action)
    }
  }

  /// The actions that were sent, in order.
  public var actions: [R.Action] { recorded.withLock { $0 } }
}

extension Reactor {
  /// Whether the stub stands in. What is bound before it is turned on stays with the reactor.
  public var isStubEnabled: Bool {
    get { core.stubbing.isEnabled }
    set { core.stubbing.isEnabled = newValue }
  }

  /// The stub.
  public var stub: Stub<Self> { core.stubbing.stub(of: self) }
}

/// A core's stub, made when it is asked for.
final class Stubbing<R: Reactor> {
  private let made = Locked<Stub<R>?>(nil)
  private let enabled = Locked(false)

  var isEnabled: Bool {
    get { enabled.withLock { $0 } }
    set { enabled.withLock { $0 = newValue } }
  }

  func stub(of reactor: R) -> Stub<R> {
    made.withLock { made in
      let stub = made ?? Stub(reactor)
      made = stub
      return stub
    }
  }
}

internal import Observables
internal import Synchronization

/// Stands in for a reactor's insides in a test of its view: actions are recorded and go nowhere, and
/// states are whatever the test says.
///
///     reactor.isStubEnabled = true
///     reactor.stub.state.accept(State(value: 3))   // the view shows 3
///     view.button.tap()
///     reactor.stub.actions                          // [.increase]
public final class Stub<R: Reactor>: AnyStub {
  /// The states that the reactor tells.
  public let state: StateRelay<R.State>
  /// The actions that the reactor takes.
  public let action: ActionSubject<R.Action>
  private let recorded: Locked<[R.Action]>

  @usableFromInline init(_ reactor: R) {
    let core = SubjectCore<R.Action>()
    let recorded = Locked<[R.Action]>([])
    self.recorded = recorded
    state = StateRelay(value: reactor.initialState)
    action = ActionSubject(core: core) { action in
      recorded.withLock { $0.append(action) }
      core.on(.next(action))
    }
  }

  /// The actions that were sent, in order.
  public var actions: [R.Action] { recorded.withLock { $0 } }
}

/// A stub, whatever its reactor is.
public class AnyStub {
  @usableFromInline init() {}
}

extension Reactor {
  /// Whether the stub stands in. What is bound before it is turned on stays with the reactor.
  public var isStubEnabled: Bool {
    get { storage.isStubbed }
    set { storage.stubbed.store(newValue, ordering: .relaxed) }
  }

  /// The stub.
  public var stub: Stub<Self> { stub(in: storage) }

  @usableFromInline func stub(in storage: ReactorStorage) -> Stub<Self> {
    let stub = storage.stub.load() ?? storage.stub.storeIfNil(Stub(self))
    return unsafeDowncast(stub, to: Stub<Self>.self)
  }
}

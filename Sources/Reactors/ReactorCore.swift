internal import Observables
internal import Tracing

extension ReactorCore {
  /// The core of a reactor, made at the first touch.
  static func of(_ reactor: R) -> ReactorCore<R> {
    let (core, isNew) = SideTable.cores.value(of: reactor) { ReactorCore(reactor) }
    if isNew { core.start() }
    return core
  }
}

final class ReactorCore<R: Reactor> {
  weak var reactor: R?
  let action = ActionSubject<R.Action>()
  var currentState: R.State
  var tracing: (tracer: Tracer, screen: String)?
  private let states = PublishSubject<R.State>()
  private let running = CompositeDisposable()
  private var waitingActions: [R.Action] = []
  private var waitingMutations: [(R.Mutation, Cause?)] = []
  private var isDispatching = false
  private var isReducing = false
  private let pipeline = PublishSubject<R.Action>()

  init(_ reactor: R) {
    self.reactor = reactor
    currentState = reactor.initialState
  }

  private(set) lazy var state: Observable<R.State> = {
    let raw = Observable<R.State>.create { [unowned self] observer in
      observer.onNext(currentState)
      return states.subscribe(observer)
    }
    return reactor?.transform(state: raw) ?? raw
  }()

  func start() {
    action.send = { [unowned self] in receive($0) }
    guard let reactor else { return }
    let made = reactor.transform(action: pipeline).flatMap { [unowned self] action in
      self.mutations(of: action)
    }
    running.insert(
      reactor.transform(mutation: made).subscribe(onNext: { [unowned self] in receive($0) }))
  }

  private func receive(_ action: R.Action) {
    waitingActions.append(action)
    guard !isDispatching, !isReducing else { return }
    drainActions()
  }

  private func drainActions() {
    isDispatching = true
    defer { isDispatching = false }
    while !waitingActions.isEmpty {
      let action = waitingActions.removeFirst()
      guard let (tracer, screen) = tracing else {
        self.action.tell(action)
        pipeline.onNext(action)
        continue
      }
      let traced = tracer.received(action, screen: screen)
      let cause = Cause(
        tracer: tracer, screen: screen, action: traced, step: traced.id, line: traced.line)
      Cause.$current.withValue(cause) {
        self.action.tell(action)
        pipeline.onNext(action)
      }
    }
  }

  private func mutations(of action: R.Action) -> Observable<R.Mutation> {
    guard let reactor else { return .empty() }
    let made = reactor.mutate(action: action)
    guard let cause = Cause.current, let traced = cause.action else {
      return made.catch { _ in .empty() }
    }
    let tracer = cause.tracer
    return .create { observer in
      var isDone = false
      let subscription = SerialDisposable()
      subscription.disposable = made.subscribe(
        onNext: { observer.onNext($0) },
        onError: {
          isDone = true
          tracer.failed(traced, with: $0)
          observer.onCompleted()
        },
        onCompleted: {
          isDone = true
          tracer.completed(traced)
          observer.onCompleted()
        })
      let end = Unchecked {
        guard !isDone else { return }
        isDone = true
        subscription.dispose()
        tracer.cancelled(traced)
        observer.onCompleted()
      }
      if !isDone { traced.cancel = { end.run() } }
      return Disposables.create { end.run() }
    }
  }

  private func receive(_ mutation: R.Mutation) {
    waitingMutations.append((mutation, Cause.current))
    guard !isReducing else { return }
    isReducing = true
    while !waitingMutations.isEmpty {
      let (mutation, cause) = waitingMutations.removeFirst()
      reduce(mutation, cause)
    }
    isReducing = false
    if !isDispatching { drainActions() }
  }

  private func reduce(_ mutation: R.Mutation, _ cause: Cause?) {
    guard let reactor else { return }
    let previous = currentState
    guard let (tracer, screen) = tracing else {
      currentState = reactor.reduce(state: previous, mutation: mutation)
      states.onNext(currentState)
      return
    }
    let made = tracer.made(mutation, of: cause?.action, screen: screen)
    currentState = reactor.reduce(state: previous, mutation: mutation)
    let id = tracer.reduced(
      currentState, previous: previous, by: made, of: cause?.action, screen: screen)
    var inner = cause ?? Cause(tracer: tracer, screen: screen)
    inner.step = id
    Cause.$current.withValue(inner) { states.onNext(currentState) }
  }
}

struct Unchecked: @unchecked Sendable {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

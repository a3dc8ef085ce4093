public import Tracing

extension ReactorPipeline {
  /// The cause that what waits is done under; nobody needs it where nobody traces.
  @usableFromInline var ambientCause: Cause? { tracing == nil ? nil : Cause.current }

  /// Has an action wait. Called under the lock, which it gives back.
  @usableFromInline func wait(_ dispatch: Waiting.Dispatch) {
    madeWaiting().append(dispatch)
    lock.unlock()
  }

  /// Has a mutation or a state wait. Called under the lock, which it gives back.
  @usableFromInline func wait(_ step: Waiting.Step) {
    madeWaiting().append(step)
    lock.unlock()
  }

  private func madeWaiting() -> Waiting {
    let made = waiting ?? Waiting()
    waiting = made
    return made
  }

  /// Dispatches what waits; called by whoever is dispatching. What waits while a state is being told is
  /// left to whoever tells it.
  @usableFromInline func dispatchWaiting() {
    while let (next, tracing) = nextDispatch() {
      switch next {
      case .action(let action, let cause):
        guard let tracing else {
          dispatch(action)
          continue
        }
        Cause.$current.withValue(cause) { dispatch(action, tracing) }
      case .transformedAction(let action, let cause):
        guard let tracing else {
          run(action, nil)
          continue
        }
        Cause.$current.withValue(cause) { begin(action, tracing) }
      }
    }
  }

  /// Reduces and tells what waits; called by whoever is reducing. Then the actions that waited for it
  /// are dispatched.
  @usableFromInline func reduceWaiting() {
    while let (next, tracing) = nextStep() {
      switch next {
      case .mutation(let mutation, let cause):
        within(cause, tracing) {
          if let input = transforms?.mutations {
            input.on(.next(mutation))
          } else if let tracing {
            reduce(mutation, tracing)
          } else {
            reduce(mutation)
          }
        }
      case .transformedMutation(let mutation, let cause):
        within(cause, tracing) {
          if let tracing { reduce(mutation, tracing) } else { reduce(mutation) }
        }
      case .transformedState(let state, let cause):
        within(cause, tracing) { states.accept(state) }
      }
    }
    if takesOverDispatching() { dispatchWaiting() }
  }

  private func within(_ cause: Cause?, _ tracing: ReactorTracing?, _ body: () -> Void) {
    if tracing == nil { body() } else { Cause.$current.withValue(cause, operation: body) }
  }

  private func nextDispatch() -> (Waiting.Dispatch, ReactorTracing?)? {
    lock.withLock {
      guard !isReducing, let next = waiting?.nextDispatch() else {
        isDispatching = false
        return nil
      }
      return (next, tracing)
    }
  }

  private func nextStep() -> (Waiting.Step, ReactorTracing?)? {
    lock.withLock {
      guard let next = waiting?.nextStep() else {
        isReducing = false
        return nil
      }
      return (next, tracing)
    }
  }

  private func takesOverDispatching() -> Bool {
    lock.withLock {
      guard !isDispatching, !isReducing, waiting?.hasActions == true else { return false }
      isDispatching = true
      return true
    }
  }
}

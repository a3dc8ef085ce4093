/// What an operator that ends before its source does with an element.
enum Taking {
  /// Tells it.
  case tell
  /// Tells it, then completes.
  case tellLast
  /// Does not tell it.
  case leaveOut
  /// Completes without it.
  case end
}

extension Observable {
  /// What operators that end before their source have in common: the source is given up at once,
  /// and what it still tells is left out.
  func taking(_ makeDecision: @escaping () -> ((Element) throws -> Taking)) -> Observable<Element> {
    Observable { observer in
      let upstream = SerialDisposable()
      let decide = makeDecision()
      var isStopped = false
      func end(_ event: Event<Element>) {
        isStopped = true
        upstream.dispose()
        observer.on(event)
      }
      upstream.disposable = self.run { event in
        guard !isStopped else { return }
        guard case .next(let element) = event else { return end(event) }
        do {
          switch try decide(element) {
          case .tell: observer.on(event)
          case .tellLast:
            // No more is taken, not even from within the observer.
            isStopped = true
            observer.on(event)
            end(.completed)
          case .leaveOut: break
          case .end: end(.completed)
          }
        } catch { end(.error(error)) }
      }
      return upstream
    }
  }
}

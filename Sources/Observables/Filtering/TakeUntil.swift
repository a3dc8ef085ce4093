extension ObservableType {
  /// Completes as soon as another observable tells an element.
  public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Observable { observer in
      let both = CompositeDisposable()
      var isStopped = false
      func end(_ event: Event<Element>) {
        guard !isStopped else { return }
        isStopped = true
        observer.on(event)
        both.dispose()
      }
      both.insert(
        other.run { event in
          switch event {
          case .next:
            guard !isStopped else { return }
            isStopped = true
            both.dispose()
            observer.on(.completed)
          case .error(let error): end(.error(error))
          case .completed: break
          }
        })
      guard !isStopped else { return both }
      both.insert(
        source.run { event in
          guard !isStopped else { return }
          if event.isStopEvent { end(event) } else { observer.on(event) }
        })
      return both
    }
  }
}

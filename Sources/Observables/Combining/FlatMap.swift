extension ObservableType {
  /// Turns each element into an observable, and tells what all of them tell.
  public func flatMap<Source: ObservableConvertibleType>(
    _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { observer in
      let all = CompositeDisposable()
      var running = 1
      func end() {
        running -= 1
        if running == 0 { observer.on(.completed) }
      }
      all.insert(
        source.run { event in
          switch event {
          case .next(let element):
            do {
              let inner = try transform(element).asObservable()
              running += 1
              let subscription = SerialDisposable()
              let key = all.insert(subscription)
              subscription.follow(inner) { event in
                switch event {
                case .next: observer.on(event)
                case .error: observer.on(event)
                case .completed:
                  if let key { all.remove(for: key) }
                  end()
                }
              }
            } catch { observer.on(.error(error)) }
          case .error(let error): observer.on(.error(error))
          case .completed: end()
          }
        })
      return all
    }
  }
}

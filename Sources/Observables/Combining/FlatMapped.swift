extension ObservableType {
  /// What merge, concat and concatMap have in common: a number of inner observables run at once,
  /// the others wait.
  func flatMapped<Result>(
    atOnce limit: Int, _ transform: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result> { observer in
      let junction = Junction(observer)
      var waiting = FIFO<Element>()
      var running = 0
      var isOuterRunning = true
      func begin(_ element: Element) {
        running += 1
        do {
          junction.follow(try transform(element)) { event in
            guard case .completed = event else { return junction.on(event) }
            running -= 1
            if let next = waiting.popFirst() {
              begin(next)
            } else if running == 0, !isOuterRunning {
              junction.on(.completed)
            }
          }
        } catch { junction.on(.error(error)) }
      }
      junction.follow(source) { event in
        switch event {
        case .next(let element):
          if running < limit { begin(element) } else { waiting.append(element) }
        case .error(let error): junction.on(.error(error))
        case .completed:
          isOuterRunning = false
          if running == 0 { junction.on(.completed) }
        }
      }
      return junction
    }
  }
}

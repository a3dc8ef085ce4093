extension ObservableType {
  /// Tells what several observables tell, as it comes; completes when all have.
  ///
  ///     Observable.merge([.just(1), .just(2)])  // 1, 2
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable { observer in
      let junction = Junction(observer)
      guard !sources.isEmpty else {
        observer.on(.completed)
        return junction
      }
      var running = sources.count
      for source in sources {
        junction.follow(source) { event in
          if case .completed = event {
            running -= 1
            if running > 0 { return }
          }
          junction.on(event)
        }
      }
      return junction
    }
  }

  /// Tells what several observables tell, as it comes; completes when all have.
  ///
  ///     Observable.merge(.just(1), .just(2))  // 1, 2
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Tells what the observables of a collection tell, as it comes; completes when all have.
  ///
  ///     Observable.merge(Set([1, 2]).map { .just($0) })
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Tells what all the observables that it tells of tell.
  ///
  ///     Observable.of(Observable.just(1), .just(2)).merge()  // 1, 2
  public func merge() -> Observable<Element.Element> {
    flatMapped(atOnce: .max) { $0.asObservable() }
  }

  /// Tells what the observables that it tells of tell; no more than a number of them run at once.
  ///
  ///     downloads.merge(maxConcurrent: 2)
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    flatMapped(atOnce: maxConcurrent) { $0.asObservable() }
  }

  /// Tells what the observables that it tells of tell, one observable after another.
  ///
  ///     Observable.of(Observable.just(1), .just(2)).concat()  // 1, 2
  public func concat() -> Observable<Element.Element> {
    flatMapped(atOnce: 1) { $0.asObservable() }
  }
}

public import Observables

extension TestScheduler {
  /// Makes a scheduler for marbles: at frame 0, and work that is due at once takes no frame.
  ///
  ///     let scheduler = TestScheduler.forMarbles()
  ///     let source = scheduler.cold("ab--c|")
  ///     #expect(scheduler.draw(source.debounce(.seconds(2), scheduler: scheduler)) == "---b--(c|)")
  ///
  /// - Parameter seconds: how long a frame is.
  /// - Returns: the scheduler.
  public static func forMarbles(frame seconds: Double = 1) -> TestScheduler {
    TestScheduler(initialClock: 0, resolution: seconds, simulateProcessingDelay: false)
  }

  /// Makes an observable that tells what is drawn after each subscription.
  ///
  ///     scheduler.cold("a-b|", ["a": 1, "b": 2])
  public func cold<Element>(
    _ marbles: Marbles, _ values: [Character: Element], error: any Error = MarbleFailure()
  ) -> TestableObservable<Element> {
    createColdObservable(marbles.events(values, error: error))
  }

  /// Makes an observable that tells the signs that are drawn after each subscription.
  ///
  ///     scheduler.cold("a-b|")
  public func cold(_ marbles: Marbles) -> TestableObservable<String> {
    createColdObservable(marbles.events())
  }

  /// Makes an observable that tells what is drawn, whoever listens; what is drawn before `^` is over.
  ///
  ///     scheduler.hot("a-^-b|", ["a": 1, "b": 2])
  public func hot<Element>(
    _ marbles: Marbles, _ values: [Character: Element], error: any Error = MarbleFailure()
  ) -> TestableObservable<Element> {
    createHotObservable(marbles.events(values, error: error).filter { $0.time >= 0 })
  }

  /// Makes an observable that tells the signs that are drawn, whoever listens; what is drawn before
  /// `^` is over.
  ///
  ///     scheduler.hot("a-^-b|")
  public func hot(_ marbles: Marbles) -> TestableObservable<String> {
    createHotObservable(marbles.events().filter { $0.time >= 0 })
  }

  /// Subscribes to an observable, runs until it is disposed of, or for 10000 frames, and draws what was told. Frames are counted from the frame at which the scheduler stands.
  ///
  ///     scheduler.draw(source.take(2))  // a-(b|)
  ///
  /// - Parameters:
  ///   - source: the observable.
  ///   - subscription: when to subscribe and to dispose: at frame 0 and not at all, unless it is given.
  ///   - values: the signs of elements whose description has more than one character.
  /// - Returns: the drawing.
  public func draw<Source: ObservableConvertibleType>(
    _ source: Source, during subscription: Subscription = "^",
    _ values: [Character: Source.Element] = [:]
  ) -> Marbles where Source.Element: Equatable {
    let observer = createObserver(Source.Element.self)
    let start = clock
    advance(before: start + subscription.subscribe)
    let disposable = source.asObservable().subscribe(observer)
    if subscription.unsubscribe < .max {
      advance(before: start + subscription.unsubscribe)
      disposable.dispose()
      self.start()
    } else {
      advance(to: start + 10_000)
    }
    let events = observer.events.map { Recorded(time: $0.time - start, value: $0.value) }
    return Marbles(events, values: values)
  }
}

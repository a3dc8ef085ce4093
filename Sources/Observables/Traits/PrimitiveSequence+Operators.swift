// What keeps the promise of any trait.
extension PrimitiveSequence {
  /// Makes the sequence anew for each observer.
  ///
  ///     Single.deferred { .just(Date()) }
  public static func deferred(
    _ factory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(source: .deferred { try factory().source })
  }

  /// Makes a resource for each subscription, and gives it up with the subscription.
  ///
  ///     Single.using({ try Connection() }, primitiveSequenceFactory: { $0.answer })
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      source: .using(
        resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }

  /// Tells everything later, but for a failure.
  ///
  ///     answer.delay(.seconds(1), scheduler: MainScheduler.instance)
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(source: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes later.
  ///
  ///     answer.delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(source: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Tells everything on a scheduler.
  ///
  ///     answer.observe(on: MainScheduler.instance)
  public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
    Self(source: source.observe(on: scheduler))
  }

  /// Subscribes on a scheduler.
  ///
  ///     answer.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
    Self(source: source.subscribe(on: scheduler))
  }

  /// Goes on with another sequence where this one fails.
  ///
  ///     answer.catch { _ in .just("none") }
  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> Self {
    Self(source: source.catch { try handler($0).source })
  }

  /// Subscribes again whenever it fails.
  ///
  ///     answer.retry()
  public func retry() -> Self {
    Self(source: source.retry())
  }

  /// Subscribes again where it fails, until it has been tried a number of times in all.
  ///
  ///     answer.retry(3)
  public func retry(_ maxAttemptCount: Int) -> Self {
    Self(source: source.retry(maxAttemptCount))
  }

  /// Subscribes again, where it fails, when another observable tells an element.
  ///
  ///     answer.retry { failures in failures.delay(.seconds(1), scheduler: scheduler) }
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Self {
    Self(source: source.retry(when: notificationHandler))
  }

  /// Prints what happens.
  ///
  ///     answer.debug("answer")
  ///
  /// - Parameters:
  ///   - identifier: what the lines are headed by; the place in the source code where it is nil.
  ///   - trimOutput: whether a long element is cut to 40 characters.
  ///   - file: the file that is named.
  ///   - line: the line that is named.
  ///   - function: the function that is named.
  ///   - print: takes the lines; the standard output unless it is given.
  /// - Returns: the same, with its events printed.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function, print: @escaping (String) -> Void = { Swift.print($0) }
  ) -> Self {
    Self(
      source: source.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function, print: print
      ))
  }

  /// Fails with `RxError.timeout` where nothing comes in time.
  ///
  ///     answer.timeout(.seconds(10), scheduler: MainScheduler.instance)
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(source: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Goes on with another sequence where nothing comes in time.
  ///
  ///     answer.timeout(.seconds(10), other: .just("none"), scheduler: MainScheduler.instance)
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>,
    scheduler: any SchedulerType
  ) -> Self {
    Self(source: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}

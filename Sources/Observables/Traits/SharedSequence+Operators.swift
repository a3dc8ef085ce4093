extension SharedSequence {
  /// Turns each element into another.
  ///
  ///     count.map { "\($0)" }
  public func map<Result>(_ transform: @escaping (Element) -> Result)
    -> SharedSequence<SharingStrategy, Result>
  {
    SharedSequence<SharingStrategy, Result>(source.map(transform))
  }

  /// Turns each element into another, and leaves out those that have none.
  ///
  ///     text.compactMap { Int($0) }
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?)
    -> SharedSequence<SharingStrategy, Result>
  {
    SharedSequence<SharingStrategy, Result>(source.compactMap(transform))
  }

  /// Leaves out the elements that do not satisfy a condition.
  ///
  ///     count.filter { $0 > 0 }
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Self {
    Self(source.filter(predicate))
  }

  /// Turns each element into a sequence, and tells what all of them tell.
  ///
  ///     ids.flatMap { service.name(of: $0) }
  public func flatMap<Result>(
    _ transform: @escaping (Element) -> SharedSequence<SharingStrategy, Result>
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.flatMap(transform))
  }

  /// Turns each element into a sequence, and tells what the latest one tells.
  ///
  ///     query.flatMapLatest { service.search($0) }
  public func flatMapLatest<Result>(
    _ transform: @escaping (Element) -> SharedSequence<SharingStrategy, Result>
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.flatMapLatest(transform))
  }

  /// Turns an element into a sequence; elements that come while it runs are left out.
  ///
  ///     taps.flatMapFirst { service.load() }
  public func flatMapFirst<Result>(
    _ transform: @escaping (Element) -> SharedSequence<SharingStrategy, Result>
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.flatMapFirst(transform))
  }

  /// Leaves out an element that is the same as the one before.
  ///
  ///     prices.distinctUntilChanged { abs($0 - $1) < 0.01 }
  public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> Self {
    Self(source.distinctUntilChanged(comparer))
  }

  /// Leaves out an element whose key equals that of the one before.
  ///
  ///     people.distinctUntilChanged { $0.name }
  public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key)
    -> Self
  {
    Self(source.distinctUntilChanged(keySelector))
  }

  /// Runs closures beside what is told.
  ///
  ///     count.do(onNext: { print($0) })
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Self {
    Self(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Tells an element first.
  ///
  ///     count.startWith(0)
  public func startWith(_ element: Element) -> Self { Self(source.startWith(element)) }

  /// Tells what has been accumulated, after each element.
  ///
  ///     taps.scan(0) { count, _ in count + 1 }
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(source.scan(seed, accumulator: accumulator))
  }

  /// Leaves out the first elements.
  ///
  ///     count.skip(1)
  public func skip(_ count: Int) -> Self { Self(source.skip(count)) }

  /// Joins each element with the latest of another.
  ///
  ///     taps.withLatestFrom(text) { _, text in text }
  public func withLatestFrom<Other, Result>(
    _ second: SharedSequence<SharingStrategy, Other>,
    resultSelector: @escaping (Element, Other) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(
      source.withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Tells the latest element of another whenever this one tells an element.
  ///
  ///     taps.withLatestFrom(text)
  public func withLatestFrom<Other>(_ second: SharedSequence<SharingStrategy, Other>)
    -> SharedSequence<SharingStrategy, Other>
  {
    SharedSequence<SharingStrategy, Other>(source.withLatestFrom(second))
  }

  /// Tells an element when no other has followed for a time.
  ///
  ///     query.debounce(.milliseconds(300))
  public func debounce(_ dueTime: RxTimeInterval) -> Self {
    Self(source.debounce(dueTime, scheduler: MainScheduler.instance))
  }

  /// Tells an element, then none for a time.
  ///
  ///     taps.throttle(.milliseconds(300))
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> Self {
    Self(source.throttle(dueTime, latest: latest, scheduler: MainScheduler.instance))
  }

  /// Tells everything later.
  ///
  ///     taps.delay(.seconds(1))
  public func delay(_ dueTime: RxTimeInterval) -> Self {
    Self(source.delay(dueTime, scheduler: MainScheduler.instance))
  }

  /// Prints what happens.
  ///
  ///     count.debug("count")
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
      source.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function, print: print
      ))
  }
}

extension SharedSequence where Element: Equatable {
  /// Leaves out an element that equals the one before.
  ///
  ///     count.distinctUntilChanged()
  public func distinctUntilChanged() -> Self { Self(source.distinctUntilChanged()) }
}

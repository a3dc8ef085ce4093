extension SharedSequence {
  /// Tells one element.
  ///
  ///     Driver.just(1)  // 1
  public static func just(_ element: Element) -> Self { Self(.just(element)) }

  /// Completes.
  ///
  ///     Driver<Int>.empty()
  public static func empty() -> Self { Self(.empty()) }

  /// Tells nothing, ever.
  ///
  ///     Driver<Int>.never()
  public static func never() -> Self { Self(.never()) }

  /// Tells some elements.
  ///
  ///     Driver.of(1, 2)  // 1, 2
  public static func of(_ elements: Element...) -> Self { Self(.from(elements)) }

  /// Tells the elements of a sequence.
  ///
  ///     Driver.from([1, 2])  // 1, 2
  public static func from<Elements: Sequence>(_ elements: Elements) -> Self
  where Elements.Element == Element {
    Self(.from(elements))
  }

  /// Makes the sequence anew for each subscription.
  ///
  ///     Driver.deferred { .just(Date()) }
  public static func deferred(_ factory: @escaping () -> Self) -> Self {
    Self(.deferred { factory().source })
  }

  /// Tells what several tell, as it comes.
  ///
  ///     Driver.merge(a, b)
  public static func merge(_ sources: Self...) -> Self { merge(sources) }

  /// Tells what several tell, as it comes.
  ///
  ///     Driver.merge([a, b])
  public static func merge(_ sources: [Self]) -> Self {
    Self(.merge(sources.map { $0.source }))
  }

  /// Tells what several tell, one after another.
  ///
  ///     Driver.concat([a, b])
  public static func concat(_ sources: [Self]) -> Self {
    Self(.concat(sources.map { $0.source }))
  }

  /// Tells what a closure makes of the latest elements of several.
  ///
  ///     Driver.combineLatest(width, height) { $0 * $1 }
  public static func combineLatest<each Other>(
    _ source: repeat SharedSequence<SharingStrategy, each Other>,
    resultSelector: @escaping (repeat each Other) -> Element
  ) -> Self {
    Self(Observable<Element>.combineLatest(repeat each source, resultSelector: resultSelector))
  }

  /// Tells what a closure makes of the first elements of several, then of the second ones.
  ///
  ///     Driver.zip(names, ages) { "\($0), \($1)" }
  public static func zip<each Other>(
    _ source: repeat SharedSequence<SharingStrategy, each Other>,
    resultSelector: @escaping (repeat each Other) -> Element
  ) -> Self {
    Self(Observable<Element>.zip(repeat each source, resultSelector: resultSelector))
  }
}

extension SharedSequence where Element == Any {
  /// Tells the latest elements of several.
  ///
  ///     Driver.combineLatest(width, height)  // (3, 4), …
  public static func combineLatest<First, Second, each Other>(
    _ first: SharedSequence<SharingStrategy, First>,
    _ second: SharedSequence<SharingStrategy, Second>,
    _ source: repeat SharedSequence<SharingStrategy, each Other>
  ) -> SharedSequence<SharingStrategy, (First, Second, repeat each Other)> {
    SharedSequence<SharingStrategy, (First, Second, repeat each Other)>(
      Observable<Any>.combineLatest(first, second, repeat each source))
  }
}

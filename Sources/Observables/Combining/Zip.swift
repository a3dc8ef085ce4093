extension ObservableType {
  /// Tells what a closure makes of the first elements of several observables, then of the second
  /// ones, and so on.
  ///
  ///     Observable.zip(Observable.of(1, 2), Observable.of(10, 20)) { $0 + $1 }  // 11, 22
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable())
    return Observable { observer in
      let zipper = Zipper<Element>(observer)
      let queues = (repeat zipper.queue(of: each sources))
      zipper.begin { try resultSelector(repeat try (each queues).removeFirst()) }
      return zipper.junction
    }
  }

  /// Tells what a closure makes of the first elements of a collection of observables, then of the
  /// second ones, and so on.
  ///
  ///     Observable.zip([a, b, c]) { $0.reduce(0, +) }
  public static func zip<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Observable { observer in
      let zipper = Zipper<Element>(observer)
      let queues = sources.map { zipper.queue(of: $0) }
      zipper.begin { try resultSelector(try queues.map { try $0.removeFirst() }) }
      return zipper.junction
    }
  }

  /// Tells the first elements of a collection of observables, then the second ones, and so on.
  ///
  ///     Observable.zip([a, b, c])  // [1, 2, 3], …
  public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Tells the first elements of several observables, then the second ones, and so on.
  ///
  ///     Observable.zip(Observable.of(1, 2), Observable.of("a", "b"))  // (1, "a"), (2, "b")
  public static func zip<
    First: ObservableConvertibleType, Second: ObservableConvertibleType,
    each Source: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ source: repeat each Source
  ) -> Observable<(First.Element, Second.Element, repeat (each Source).Element)> {
    Observable<(First.Element, Second.Element, repeat (each Source).Element)>.zip(
      first, second, repeat each source
    ) { (first, second, rest: repeat (each Source).Element) in
      (first, second, repeat each rest)
    }
  }
}

/// The elements of several sources that wait for those of the others.
private final class Zipper<Result> {
  /// The elements of one source.
  final class Queue<Element> {
    private var elements = FIFO<Element>()
    var isDone = false
    var isEmpty: Bool { elements.isEmpty }

    func append(_ element: Element) { elements.append(element) }

    func removeFirst() throws -> Element {
      guard let first = elements.popFirst() else { throw RxError.noElements }
      return first
    }
  }

  let junction: Junction<Result>
  private var make: () throws -> Result = { throw RxError.noElements }
  private var begins: [() -> Void] = []
  private var haveElements: [() -> Bool] = []
  private var areExhausted: [() -> Bool] = []

  init(_ observer: AnyObserver<Result>) {
    junction = Junction(observer)
  }

  func queue<Element>(of source: Observable<Element>) -> Queue<Element> {
    let queue = Queue<Element>()
    haveElements.append { !queue.isEmpty }
    areExhausted.append { queue.isDone && queue.isEmpty }
    begins.append {
      self.junction.follow(source) { event in
        switch event {
        case .next(let element):
          queue.append(element)
          guard self.haveElements.allSatisfy({ $0() }) else { return }
          self.junction.tell(self.make)
          self.endIfExhausted()
        case .error(let error): self.junction.on(.error(error))
        case .completed:
          queue.isDone = true
          self.endIfExhausted()
        }
      }
    }
    return queue
  }

  func begin(_ make: @escaping () throws -> Result) {
    self.make = make
    if begins.isEmpty { junction.on(.completed) }
    let begins = begins
    self.begins = []
    for begin in begins { begin() }
  }

  /// Nothing more can be told once one source has ended and none of its elements waits.
  private func endIfExhausted() {
    if areExhausted.contains(where: { $0() }) { junction.on(.completed) }
  }
}

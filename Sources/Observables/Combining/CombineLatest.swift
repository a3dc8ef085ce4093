extension ObservableType {
  /// Tells what a closure makes of the latest elements of several observables, whenever one of them
  /// tells an element and all have told one.
  ///
  ///     Observable.combineLatest(width, height) { $0 * $1 }
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (repeat (each source).asObservable())
    return Observable { observer in
      let latest = LatestElements<Element>(observer)
      let slots = (repeat latest.slot(of: each sources))
      latest.begin { try resultSelector(repeat try (each slots).element()) }
      return latest.junction
    }
  }

  /// Tells what a closure makes of the latest elements of a collection of observables.
  ///
  ///     Observable.combineLatest([a, b, c]) { $0.reduce(0, +) }
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Observable { observer in
      let latest = LatestElements<Element>(observer)
      let slots = sources.map { latest.slot(of: $0) }
      latest.begin { try resultSelector(try slots.map { try $0.element() }) }
      return latest.junction
    }
  }

  /// Tells the latest elements of a collection of observables.
  ///
  ///     Observable.combineLatest([a, b, c])  // [1, 2, 3], …
  public static func combineLatest<Sources: Collection>(_ collection: Sources)
    -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Tells the latest elements of several observables, whenever one of them tells an element and all
  /// have told one.
  ///
  ///     Observable.combineLatest(width, height)  // (3, 4), …
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType,
    each Source: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ source: repeat each Source
  ) -> Observable<(First.Element, Second.Element, repeat (each Source).Element)> {
    Observable<(First.Element, Second.Element, repeat (each Source).Element)>.combineLatest(
      first, second, repeat each source
    ) { (first, second, rest: repeat (each Source).Element) in
      (first, second, repeat each rest)
    }
  }
}

/// The latest elements of several sources, as far as they are known.
private final class LatestElements<Result> {
  /// The latest element of one source.
  final class Slot<Element> {
    var latest: Element?

    func element() throws -> Element {
      guard let latest else { throw RxError.noElements }
      return latest
    }
  }

  let junction: Junction<Result>
  private var make: () throws -> Result = { throw RxError.noElements }
  private var begins: [() -> Void] = []
  private var missing = 0
  private var running = 0

  init(_ observer: AnyObserver<Result>) {
    junction = Junction(observer)
  }

  func slot<Element>(of source: Observable<Element>) -> Slot<Element> {
    let slot = Slot<Element>()
    missing += 1
    running += 1
    begins.append {
      self.junction.follow(source) { event in
        switch event {
        case .next(let element):
          if slot.latest == nil { self.missing -= 1 }
          slot.latest = element
          if self.missing == 0 { self.junction.tell(self.make) }
        case .error(let error): self.junction.on(.error(error))
        case .completed:
          self.running -= 1
          if self.running == 0 || slot.latest == nil { self.junction.on(.completed) }
        }
      }
    }
    return slot
  }

  func begin(_ make: @escaping () throws -> Result) {
    self.make = make
    if begins.isEmpty { junction.on(.completed) }
    let begins = begins
    self.begins = []
    for begin in begins { begin() }
  }
}

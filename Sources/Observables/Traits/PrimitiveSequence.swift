/// An observable with a promise about how much it tells; `Trait` says which.
///
///     func load() -> Single<Data>  // one element, or a failure
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The observable.
  public func asObservable() -> Observable<Element> { source }
}

/// A sequence with a promise, whatever its trait.
public protocol PrimitiveSequenceType<Trait, Element> {
  /// The promise.
  associatedtype Trait
  /// What it tells.
  associatedtype Element
  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

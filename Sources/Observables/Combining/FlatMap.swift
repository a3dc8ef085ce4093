public import Synchronization

extension ObservableType {
  /// Turns each element into an observable, and tells what all of them tell.
  ///
  ///     Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) }  // 1, 10, 2, 20
  @inlinable public func flatMap<Source: ObservableConvertibleType>(
    _ transform: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { observer in
      let flattening = Flattening(to: observer)
      flattening.outer.set(
        source.run { event in
          switch event {
          case .next(let element):
            do {
              Flattening.Inner(of: flattening).begin(try transform(element).asObservable())
            } catch { flattening.delivery.on(.error(error)) }
          case .error(let error): flattening.delivery.on(.error(error))
          case .completed: flattening.oneHasCompleted()
          }
        })
      return flattening
    }
  }
}

/// Observables whose elements are told as they come.
@usableFromInline
final class Flattening<Element>: Disposable {
  @usableFromInline let delivery: Delivery<Element>
  @usableFromInline let running = Atomic(1)
  @usableFromInline let inners = RunningList()
  @exclusivity(unchecked) @usableFromInline var outer = SingleAssignment()

  @inlinable init(to observer: AnyObserver<Element>) {
    delivery = Delivery(to: observer)
  }

  @inlinable func oneHasCompleted() {
    if running.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
      delivery.on(.completed)
    }
  }

  @inlinable func dispose() {
    delivery.dispose()
    outer.giveUp()?.dispose()
    inners.dispose()
  }

  /// One of the observables while it runs.
  @usableFromInline
  final class Inner: Running {
    @usableFromInline let flattening: Flattening
    @exclusivity(unchecked) @usableFromInline var links = RunningLinks()
    @exclusivity(unchecked) @usableFromInline var upstream = SingleAssignment()

    @inlinable init(of flattening: Flattening) {
      self.flattening = flattening
    }

    @inlinable func begin(_ source: Observable<Element>) {
      flattening.running.add(1, ordering: .relaxed)
      let deferral = Deferral.current
      let isOutermost = deferral.begin()
      upstream.set(source.handler(AnyObserver { self.on($0) }))
      // What is over by now need not be kept.
      if !upstream.isDisposed { flattening.inners.add(self) }
      if isOutermost { deferral.end() }
    }

    @inlinable func on(_ event: Event<Element>) {
      guard case .completed = event else { return flattening.delivery.on(event) }
      // Where the subscription has not returned yet, it is not kept anywhere.
      if let held = upstream.giveUp() {
        held.dispose()
        flattening.inners.remove(self)
      }
      flattening.oneHasCompleted()
    }

    @inlinable func dispose() {
      upstream.giveUp()?.dispose()
    }
  }
}

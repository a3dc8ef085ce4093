public import Synchronization

extension ObservableType {
  /// Completes as soon as another observable tells an element.
  ///
  ///     service.search(query).take(until: action.filter(\.isNewQuery))
  ///
  /// Both subscriptions are given up before the completion is told: what ran has ended by then.
  @inlinable public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Observable { observer in
      let taking = TakingUntil(observer)
      taking.other.set(other.handler(AnyObserver { taking.otherTold($0) }))
      if !taking.isOver { taking.source.set(source.handler(AnyObserver { taking.on($0) })) }
      return taking
    }
  }
}

/// A source that is listened to until another has told something. Which of the two comes first is
/// decided by atomics; where the other comes while an element is being told, the end is told after it.
@usableFromInline
final class TakingUntil<Element>: Disposable {
  @usableFromInline static var isTelling: UInt8 { 1 }
  @usableFromInline static var isEnding: UInt8 { 2 }
  @usableFromInline static var isOver: UInt8 { 4 }

  @usableFromInline let observer: AnyObserver<Element>
  @usableFromInline let state = Atomic<UInt8>(0)
  @exclusivity(unchecked) @usableFromInline var source = SingleAssignment()
  @exclusivity(unchecked) @usableFromInline var other = SingleAssignment()
  @exclusivity(unchecked) @usableFromInline var end = Event<Element>.completed

  @inlinable init(_ observer: AnyObserver<Element>) {
    self.observer = observer
  }

  @inlinable var isOver: Bool { state.load(ordering: .acquiring) & Self.isOver != 0 }

  @inlinable func on(_ event: Event<Element>) {
    guard !event.isStopEvent else { return tellEnd(event) }
    let before = state.bitwiseOr(Self.isTelling, ordering: .acquiringAndReleasing).oldValue
    if before & (Self.isEnding | Self.isOver) == 0 { observer.on(event) }
    // An element that is told while another is, is the outer one's to clean up after.
    guard before & Self.isTelling == 0 else { return }
    let after = state.bitwiseAnd(~Self.isTelling, ordering: .acquiringAndReleasing).oldValue
    if after & Self.isEnding != 0 { tellEnd(end) }
  }

  @inlinable func otherTold<Other>(_ event: Event<Other>) {
    switch event {
    case .next: break
    case .error(let error): end = .error(error)
    case .completed: return
    }
    let before = state.bitwiseOr(Self.isEnding, ordering: .acquiringAndReleasing).oldValue
    guard before & (Self.isEnding | Self.isOver) == 0 else { return }
    dispose()
    if before & Self.isTelling == 0 { tellEnd(end) }
  }

  @inlinable func tellEnd(_ event: Event<Element>) {
    let before = state.bitwiseOr(Self.isOver, ordering: .acquiringAndReleasing).oldValue
    guard before & Self.isOver == 0 else { return }
    observer.on(event)
    dispose()
  }

  @inlinable func dispose() {
    source.giveUp()?.dispose()
    other.giveUp()?.dispose()
  }
}

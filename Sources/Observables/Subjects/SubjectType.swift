/// An observable that is told what to tell.
public protocol SubjectType<Element>: ObservableType {
  /// What takes the events.
  associatedtype Observer: ObserverType where Observer.Element == Element

  /// What takes the events.
  func asObserver() -> Observer
}

extension PublishSubject: SubjectType {}
extension BehaviorSubject: SubjectType {}
extension ReplaySubject: SubjectType {}
extension AsyncSubject: SubjectType {}

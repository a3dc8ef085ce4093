public import Observables

/// A view of a reactor.
public protocol ReactorView: AnyObject {
  associatedtype Reactor: Reactors.Reactor
  var disposeBag: DisposeBag { get set }
  var reactor: Reactor? { get set }
  func bind(reactor: Reactor)
}

extension ReactorView {
  public var reactor: Reactor? {
    get { SideTable.reactors.value(of: self) as? Reactor }
    set {
      SideTable.reactors.set(newValue, of: self)
      if let newValue { bind(reactor: newValue) }
    }
  }
}

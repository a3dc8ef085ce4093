public import Observables

/// A view of a reactor.
public protocol ReactorView: AnyObject {
  associatedtype Reactor: Reactors.Reactor
  var disposeBag: DisposeBag { get set }
  var reactor: Reactor? { get set }
  func bind(reactor: Reactor)
}

nonisolated(unsafe) private var table: [ObjectIdentifier: AnyObject] = [:]
extension ReactorView {
  public var reactor: Reactor? {
    get { table[ObjectIdentifier(self)] as? Reactor }
    set {
      table[ObjectIdentifier(self)] = newValue
      if let newValue { bind(reactor: newValue) }
    }
  }
}

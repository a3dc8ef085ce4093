public import Observables

/// A view of a reactor: it binds what a person does to actions, and states to what is shown.
///
///     final class SearchView: ReactorView {
///       var disposeBag = DisposeBag()
///       func bind(reactor: SearchReactor) { … }
///     }
///
///     view.reactor = SearchReactor()  // binds
public protocol ReactorView: AnyObject {
  /// What it shows.
  associatedtype Reactor: Reactors.Reactor

  /// Ends the bindings when another reactor is set.
  var disposeBag: DisposeBag { get set }
  /// The view's reactor; setting it binds it.
  var reactor: Reactor? { get set }
  /// Binds a reactor. Called when one is set.
  func bind(reactor: Reactor)
}

extension ReactorView {
  /// The view's reactor; setting it ends the bindings of the one before, and binds it.
  public var reactor: Reactor? {
    get { viewReactors.value(of: self) as? Reactor }
    set {
      viewReactors.set(newValue, of: self)
      disposeBag = DisposeBag()
      performBinding()
    }
  }

  private func performBinding() {
    guard let reactor else { return }
    if let deferred = self as? any DeferredReactorView {
      guard deferred.isLoaded else { return }
    }
    bind(reactor: reactor)
  }
}

/// The reactors of the views.
nonisolated(unsafe) private let viewReactors = SideTable<AnyObject>()

/// A view that is loaded later: its reactor is bound then, and not when it is set.
///
///     view.reactor = reactor   // not bound yet
///     view.isLoaded = true
///     view.bindIfLoaded()      // bound
public protocol DeferredReactorView: ReactorView {
  /// Whether the view is there.
  var isLoaded: Bool { get }
}

extension DeferredReactorView {
  /// Binds the reactor that was set before the view was loaded; called once it is.
  public func bindIfLoaded() {
    guard isLoaded, let reactor else { return }
    disposeBag = DisposeBag()
    bind(reactor: reactor)
  }
}

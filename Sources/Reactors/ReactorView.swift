public import Observables

/// A view of a reactor: it binds what a person does to actions, and states to what is shown.
///
///     final class SearchView: ReactorView {
///       var disposeBag = DisposeBag()
///
///       func bind(reactor: SearchReactor) {
///         queries.map { Reactor.Action.updateQuery($0) }
///           .bind(to: reactor.action)
///           .disposed(by: disposeBag)
///       }
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
  /// The view's reactor, which the view keeps alive. Setting it ends the bindings of the one before, and
  /// binds it; a deferred view binds once it is loaded.
  public var reactor: Reactor? {
    get { attachment?.reactor as? Reactor }
    set {
      viewAttachments.set(newValue.map { ReactorAttachment($0) }, of: self)
      disposeBag = DisposeBag()
      if let deferred = self as? any DeferredReactorView {
        deferred.performBinding()
      } else {
        bindOnce()
      }
    }
  }

  private var attachment: ReactorAttachment? { viewAttachments.value(of: self) }

  fileprivate func bindOnce() {
    guard let attachment, !attachment.isBound, let reactor = attachment.reactor as? Reactor else {
      return
    }
    attachment.isBound = true
    bind(reactor: reactor)
  }
}

/// A view that is loaded later: a reactor that is set before is bound then.
///
///     view.reactor = reactor    // not bound yet
///     view.isViewLoaded = true
///     view.performBinding()     // bound
public protocol DeferredReactorView: ReactorView {
  /// Whether the view is there.
  var isViewLoaded: Bool { get }
}

extension DeferredReactorView {
  /// Binds the reactor, unless it is bound or the view is not loaded; called once the view is.
  public func performBinding() {
    if isViewLoaded { bindOnce() }
  }
}

/// A view's reactor, and whether it is bound.
private final class ReactorAttachment {
  let reactor: AnyObject
  var isBound = false

  init(_ reactor: AnyObject) {
    self.reactor = reactor
  }
}

nonisolated(unsafe) private let viewAttachments: SideTable<ReactorAttachment> = {
  let table = SideTable<ReactorAttachment>()
  // A view that is gone lets its reactor go, whose effects end then.
  EventLoop.afterEachTurn {
    table.sweep()
    Storages.table.sweep()
  }
  return table
}()

import Observables
import Reactors
import Testing

@Suite struct ReactorViewTests {
  private final class View: ReactorView {
    var disposeBag = DisposeBag()
    var bound: [ListReactor] = []
    func bind(reactor: ListReactor) { bound.append(reactor) }
  }

  private final class LateView: DeferredReactorView {
    var disposeBag = DisposeBag()
    var isViewLoaded = false
    var bindings = 0
    func bind(reactor: ListReactor) { bindings += 1 }
  }

  @Test func `setting a reactor binds it, with a fresh bag`() {
    let view = View()
    let bag = view.disposeBag
    let reactor = ListReactor()
    view.reactor = reactor
    #expect(view.bound.map { $0 === reactor } == [true])
    #expect(view.disposeBag !== bag)
    #expect(view.reactor === reactor)
    view.reactor = nil
    #expect(view.bound.count == 1)
  }

  @Test func `a deferred view binds once it is loaded`() {
    let view = LateView()
    view.reactor = ListReactor()
    #expect(view.bindings == 0)
    view.isViewLoaded = true
    view.performBinding()
    #expect(view.bindings == 1)
  }

  @Test func `a deferred view is bound once, however often it says that it is loaded`() {
    let view = LateView()
    view.isViewLoaded = true
    view.reactor = ListReactor()
    view.performBinding()
    view.performBinding()
    #expect(view.bindings == 1)
  }

  @Test func `what is bound to a reactor ends when another is set`() {
    final class Bound: ReactorView {
      var disposeBag = DisposeBag()
      var told: [[String]] = []
      func bind(reactor: ListReactor) {
        reactor.state.subscribe(onNext: { [unowned self] in told.append($0.texts) })
          .disposed(by: disposeBag)
      }
    }
    let view = Bound()
    let first = ListReactor()
    view.reactor = first
    view.reactor = ListReactor()
    first.action.onNext(.add("a"))
    #expect(view.told == [[], []])
  }

  @Test func `a view keeps its reactor alive`() {
    let view = View()
    view.reactor = ListReactor()
    EventLoop(clock: .virtual).turn()
    #expect(view.reactor != nil)
  }

  @Test func `a view can declare its reactor itself`() {
    final class Declaring: ReactorView {
      typealias Reactor = ListReactor
      var disposeBag = DisposeBag()
      let reactor = ListReactor()
      func bind(reactor: ListReactor) {}
    }
    let view = Declaring()
    view.bind(reactor: view.reactor)
    #expect(view.reactor.currentState.texts.isEmpty)
  }
}

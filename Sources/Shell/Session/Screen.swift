internal import Tracing

/// A reactor's view at the prompt: commands become its actions, and parts of its state are printed.
///
///     final class CounterScreen: Screen {
///       let name = "counter"
///       let summary = "counts up and down"
///       let output = ScreenOutput()
///       var disposeBag = DisposeBag()
///       let increase = Command("increase", summary: "add one")
///       var commands: [any ShellCommand] { [increase] }
///
///       func makeReactor() -> CounterReactor { CounterReactor() }
///
///       func bind(reactor: CounterReactor) {
///         increase.map { Reactor.Action.increase }
///           .bind(to: reactor.action)
///           .disposed(by: disposeBag)
///         reactor.state.map(\.value).distinctUntilChanged()
///           .subscribe(onNext: { [output] in output.print("value: \($0)") })
///           .disposed(by: disposeBag)
///       }
///     }
public protocol Screen: ReactorView {
  /// The word that `use` and `--screen` take.
  var name: String { get }
  /// What the screen is for, in a line.
  var summary: String { get }
  /// What can be typed on it.
  var commands: [any ShellCommand] { get }
  /// Where it prints. A screen makes it; the session connects it.
  var output: ScreenOutput { get }
  /// Makes the screen's reactor, when the screen is first used.
  func makeReactor() -> Reactor
  /// Called once the screen has its reactor and is used for the first time; a `DeferredReactorView`
  /// binds then.
  func viewDidLoad()
  /// What can stand where a command's usage says, for example, `OWNER/NAME`, for Tab; nothing unless
  /// the screen says more.
  func completions(for placeholder: String) -> [String]
}

extension Screen {
  /// Nothing.
  public func viewDidLoad() {}

  /// Nothing.
  public func completions(for placeholder: String) -> [String] { [] }

  /// Whether it has its reactor.
  var isLoaded: Bool { reactor != nil }

  /// The reactor's state; nil before the screen is first used.
  var state: Any? { reactor?.currentState }

  /// Gives the screen its reactor, once.
  func load(tracer: Tracer) {
    guard reactor == nil else { return }
    let made = makeReactor()
    made.trace(with: tracer, as: name)
    reactor = made
    viewDidLoad()
  }
}

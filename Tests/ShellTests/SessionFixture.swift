import Observables
import Reactors
import Terminals
import Tracing

@testable import Shell

/// Keeps what is written, and reads nothing.
final class TranscriptTerminal: Terminal {
  let columns = 80
  let isInteractive = false
  let showsEscapes = false
  var output = OutputState.open
  var completions: CompletionSource?
  private(set) var written = ""
  private(set) var complaints = ""

  func remember(_ line: String) {}
  func readLine(prompt: Prompt) -> LineInput { .endOfInput }
  func write(_ text: String) { written += text }
  func writeError(_ text: String) { complaints += text }
}

/// Adds numbers after a second each, and fails on command.
final class SumReactor: Reactor {
  enum Action {
    case add(Int)
    case nothing
    case fail
    case hang
  }

  enum Mutation {
    case setSum(Int)
  }

  struct State {
    var sum = 0
  }

  struct Broken: Error, CustomStringConvertible {
    let description = "it broke"
  }

  let initialState = State()
  private let loop: EventLoop

  init(loop: EventLoop) {
    self.loop = loop
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .add(let number):
      return Observable.create { [loop] observer in
        loop.schedule(after: 1.0) { [weak self] in
          observer.onNext(.setSum((self?.currentState.sum ?? 0) + number))
          observer.onCompleted()
        }
      }
    case .nothing: return .empty(because: "nothing is to be done")
    case .fail: return .error(Broken())
    case .hang: return .never()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    if case .setSum(let sum) = mutation { newState.sum = sum }
    return newState
  }
}

final class SumScreen: Screen {
  let name: String
  let summary = "adds up"
  let output = ScreenOutput()
  var disposeBag = DisposeBag()
  private let loop: EventLoop

  let add = Command("add", "N", summary: "add a number") { arguments in
    guard let number = Int(arguments.text) else { throw CommandError("give a number: add 3") }
    return number
  }
  let nothing = Command("nothing", summary: "do nothing")
  let fail = Command("fail", summary: "fail")
  let hang = Command("hang", summary: "never end")

  var commands: [any ShellCommand] { [add, nothing, fail, hang] }

  init(loop: EventLoop, name: String = "sum") {
    self.loop = loop
    self.name = name
  }

  func makeReactor() -> SumReactor { SumReactor(loop: loop) }

  func bind(reactor: SumReactor) {
    add.map { Reactor.Action.add($0) }.bind(to: reactor.action).disposed(by: disposeBag)
    nothing.map { Reactor.Action.nothing }.bind(to: reactor.action).disposed(by: disposeBag)
    fail.map { Reactor.Action.fail }.bind(to: reactor.action).disposed(by: disposeBag)
    hang.map { Reactor.Action.hang }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.map { $0.sum }.distinctUntilChanged().skip(1)
      .subscribe(onNext: { [output] in output.print("sum: \($0)") })
      .disposed(by: disposeBag)
  }
}

/// What a script printed, and how it ended.
struct Transcript {
  var status: ExitStatus
  var written: String
  var complaints: String

  var lines: [String] { written.split(separator: "\n").map(String.init) }
}

func transcript(
  _ script: String, file: String? = nil, change: (inout SessionOptions) -> Void = { _ in }
) throws -> Transcript {
  let loop = EventLoop(clock: .virtual)
  let terminal = TranscriptTerminal()
  var options = SessionOptions()
  change(&options)
  let session = try Session(
    screens: [SumScreen(loop: loop), SumScreen(loop: loop, name: "other")], options: options,
    terminal: terminal, loop: loop)
  var lines = script.split(separator: "\n", omittingEmptySubsequences: false)[...]
  let status = session.runScript(file: file) {
    lines.popFirst().map { .line(String($0)) } ?? .endOfInput
  }
  return Transcript(
    status: status, written: terminal.written, complaints: terminal.complaints)
}

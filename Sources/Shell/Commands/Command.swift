public import Observables

/// What is known of a command without running it: the one source of help, completion and messages.
public struct CommandInfo: Sendable {
  /// The word that is typed.
  public let name: String
  /// What follows it: `QUERY…`; empty where nothing does.
  public let usage: String
  /// What it does, in a line.
  public let summary: String
  /// Lines that could be typed.
  public let examples: [String]

  /// Describes a command.
  public init(_ name: String, _ usage: String = "", summary: String, examples: [String] = []) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.examples = examples
  }

  /// The name and what follows it.
  public var synopsis: String { usage.isEmpty ? name : "\(name) \(usage)" }
}

/// A word that can be typed.
public protocol ShellCommand {
  /// What is known of it.
  var info: CommandInfo { get }
  /// Runs it.
  ///
  /// Throws a `CommandError` where the arguments are not understood.
  func run(_ arguments: CommandArguments) throws
}

/// A command of a screen: a stream of what was typed after its name, to be mapped to actions.
///
///     let search = Command("search", "QUERY…", summary: "search repositories") { $0.unquoted }
///
///     search.map { Reactor.Action.updateQuery($0) }
///       .bind(to: reactor.action)
///       .disposed(by: disposeBag)
public final class Command<Argument>: ShellCommand, ObservableType {
  /// What an observer gets.
  public typealias Element = Argument

  /// What is known of it.
  public let info: CommandInfo
  private let parse: (CommandArguments) throws -> Argument
  private let subject = PublishSubject<Argument>()

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - name: the word that is typed.
  ///   - usage: what follows it, for help.
  ///   - summary: what it does, in a line.
  ///   - examples: lines that could be typed.
  ///   - parse: turns what was typed into an argument; throws a `CommandError` where it cannot.
  public init(
    _ name: String, _ usage: String, summary: String, examples: [String] = [],
    parse: @escaping (CommandArguments) throws -> Argument
  ) {
    self.info = CommandInfo(name, usage, summary: summary, examples: examples)
    self.parse = parse
  }

  /// Tells the observers what was typed.
  public func run(_ arguments: CommandArguments) throws {
    subject.onNext(try parse(arguments))
  }

  /// The stream of what is typed.
  public func asObservable() -> Observable<Argument> {
    subject.asObservable()
  }

  /// Subscribes an observer to what is typed.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Argument {
    subject.subscribe(observer)
  }
}

extension Command where Argument == Void {
  /// Makes a command that takes no arguments.
  ///
  /// - Parameters:
  ///   - name: the word that is typed.
  ///   - summary: what it does, in a line.
  public convenience init(_ name: String, summary: String) {
    self.init(name, "", summary: summary) { arguments in
      try arguments.expectNone(of: name)
    }
  }
}

/// A command of the shell itself.
struct BuiltIn: ShellCommand {
  let info: CommandInfo
  private let body: (CommandArguments) throws -> Void

  init(_ info: CommandInfo, body: @escaping (CommandArguments) throws -> Void) {
    self.info = info
    self.body = body
  }

  func run(_ arguments: CommandArguments) throws {
    if info.usage.isEmpty { try arguments.expectNone(of: info.name) }
    try body(arguments)
  }
}

extension CommandArguments {
  fileprivate func expectNone(of name: String) throws {
    guard text.isEmpty else {
      throw CommandError("\(name) takes no arguments; it was given: \(text)")
    }
  }
}

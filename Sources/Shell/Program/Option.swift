internal import CGetOpt

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An option of a program's command line.
public struct Option {
  /// Its long name, without the dashes.
  public let name: String
  /// Its letter, where it has one.
  public let letter: Character?
  /// What its argument is called; nil where it takes none.
  public let argument: String?
  /// What it does, in a line.
  public let summary: String
  let apply: (String) throws -> Void

  /// Makes an option that takes an argument.
  ///
  /// - Parameters:
  ///   - name: its long name, without the dashes.
  ///   - letter: its letter, where it has one.
  ///   - argument: what its argument is called.
  ///   - summary: what it does, in a line.
  ///   - apply: takes the argument; throws a `CommandError` where it is none of those expected.
  public init(
    _ name: String, letter: Character? = nil, argument: String, summary: String,
    apply: @escaping (String) throws -> Void
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.summary = summary
    self.apply = apply
  }

  /// Makes an option that takes no argument.
  ///
  /// - Parameters:
  ///   - name: its long name, without the dashes.
  ///   - letter: its letter, where it has one.
  ///   - summary: what it does, in a line.
  ///   - apply: called where it was given.
  public init(
    _ name: String, letter: Character? = nil, summary: String, apply: @escaping () throws -> Void
  ) {
    self.name = name
    self.letter = letter
    self.argument = nil
    self.summary = summary
    self.apply = { _ in try apply() }
  }

  /// `-c, --command TEXT`.
  public var synopsis: String {
    (letter.map { "-\($0), " } ?? "    ") + "--\(name)" + (argument.map { " \($0)" } ?? "")
  }

  /// Options with what they do, one a line, as `--help` lists them.
  public static func list(_ options: [Option]) -> String {
    let width = options.map(\.synopsis.count).max() ?? 0
    return options.map { option in
      let gap = String(repeating: " ", count: width - option.synopsis.count)
      return "  \(option.synopsis)\(gap)  \(option.summary)"
    }.joined(separator: "\n")
  }

  /// `-c TEXT`.
  package static func command(_ take: @escaping (String) throws -> Void) -> Option {
    Option(
      "command", letter: "c", argument: "TEXT",
      summary: "run TEXT, commands separated by ; or newlines", apply: take)
  }

  /// `--time virtual|real`.
  package static func time(_ take: @escaping (_ isReal: Bool) throws -> Void) -> Option {
    Option("time", argument: "virtual|real", summary: "in a script, wait or do not wait") { word in
      try take(try choice(word, of: ["virtual", "real"], called: "time") == "real")
    }
  }

  /// Applies the options of a command line, in order.
  ///
  /// - Parameters:
  ///   - options: what is understood.
  ///   - arguments: what was given, without the program's name.
  /// - Returns: what is no option.
  /// - Throws: a `CommandError` that names the first option that is not understood.
  public static func apply(_ options: [Option], to arguments: [String]) throws -> [String] {
    var words = (["program"] + arguments).map { strdup($0) } + [nil]
    let names = options.map { strdup($0.name) }
    defer { (words + names).forEach { free($0) } }
    let long = zip(options.indices, names).map { index, name in
      option(
        name: name, has_arg: options[index].argument == nil ? no_argument : required_argument,
        flag: nil, val: firstValue + Int32(index))
    }
    let letters = options.compactMap { option in
      option.letter.map { "\($0)" + (option.argument == nil ? "" : ":") }
    }
    getopt_start()
    let count = Int32(words.count - 1)
    while true {
      let position = Int(max(getopt_position(), 1))
      let value = getopt_long(
        count, &words, ":" + letters.joined(), long + [option()], nil)
      guard value != -1 else { break }
      guard let chosen = index(of: value, in: options) else {
        let word = words[min(position, words.count - 2)].map { String(cString: $0) } ?? ""
        throw refusal(value, of: word, among: options)
      }
      try options[chosen].apply(getopt_argument().map { String(cString: $0) } ?? "")
    }
    return words[Int(getopt_position())..<Int(count)].compactMap { $0.map { String(cString: $0) } }
  }

  /// Above all characters, so that a long option is not mistaken for a letter.
  private static let firstValue: Int32 = 0x11_0000

  private static func index(of value: Int32, in options: [Option]) -> Int? {
    if value >= firstValue { return Int(value - firstValue) }
    return options.firstIndex { option in
      option.letter?.asciiValue.map { Int32($0) == value } ?? false
    }
  }

  private static func refusal(_ value: Int32, of word: String, among options: [Option])
    -> CommandError
  {
    let letter = UInt32(exactly: getopt_refused()).flatMap(Unicode.Scalar.init)
    if value == Int32(UInt8(ascii: ":")) {
      let name = word.hasPrefix("--") ? word : letter.map { "-\(Character($0))" } ?? word
      return CommandError("\(name) needs an argument (see --help)")
    }
    guard word.hasPrefix("--") else {
      let name = letter.map { "-\(Character($0))" } ?? word
      return CommandError("there is no option \(name) (see --help)")
    }
    let name = String(word.dropFirst(2).prefix { $0 != "=" })
    if options.contains(where: { $0.name == name }) {
      return CommandError("--\(name) takes no argument (see --help)")
    }
    let meant = nearestWord(to: name, among: options.map(\.name)).map { "; did you mean --\($0)?" }
    return CommandError("there is no option --\(name)\(meant ?? "") (see --help)")
  }
}

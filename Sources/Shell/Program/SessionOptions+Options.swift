extension SessionOptions {
  /// The options that every shell has, whatever it hosts.
  ///
  /// - Parameters:
  ///   - screens: the names of what it hosts.
  ///   - change: called to change the options.
  /// - Returns: the options for `Option.apply`.
  public static func options(
    screens: [String], change: @escaping ((inout SessionOptions) throws -> Void) throws -> Void
  ) -> [Option] {
    [
      Option("screen", argument: "NAME", summary: "start on a screen (\(list(screens)))") { name in
        try change { $0.screen = try Shell.choice(name, of: screens, called: "screen") }
      },
      Option("trace", argument: "MODE", summary: "print steps as \(list(TraceMode.self))") { mode in
        try change { $0.trace = try choice(mode, called: "trace mode") }
      },
      Option("timestamps", summary: "print each step's time") {
        try change { $0.showsTimes = true }
      },
      Option("echo", summary: "print each command before it runs") {
        try change { $0.echoes = true }
      },
      Option("keep-going", summary: "go on after a failed command") {
        try change { $0.keepsGoing = true }
      },
      Option("color", argument: "WHEN", summary: "use colours \(list(Color.self))") { when in
        try change { $0.color = try choice(when, called: "colour mode") }
      },
    ]
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ word: String, called name: String
  ) throws -> Choice where Choice.RawValue == String {
    let word = try Shell.choice(word, of: Choice.allCases.map(\.rawValue), called: name)
    guard let choice = Choice(rawValue: word) else {
      throw CommandError("there is no \(name) \(word)")
    }
    return choice
  }

  private static func list<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) -> String
  where Choice.RawValue == String {
    list(type.allCases.map(\.rawValue))
  }

  private static func list(_ words: [String]) -> String {
    words.joined(separator: "|")
  }
}

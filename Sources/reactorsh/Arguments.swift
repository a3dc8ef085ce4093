internal import HTTPClients
internal import Shell

/// What the command line asked for.
struct Arguments {
  /// Where responses come from.
  enum Source: Equatable {
    case sandbox
    case live
    case archive(String)
  }

  var session = SessionOptions()
  var source = Source.sandbox
  /// An archive that is written.
  var recording: String?
  /// Other servers than the screens' own, by screen.
  var endpoints: [String: HTTPURL] = [:]
  /// The text of `-c`.
  var command: String?
  /// A script's file, or `-` for standard input.
  var script: String?
  /// Whether time is real where it need not be.
  var isRealTime = false
  var opensBrowser = false
  var certificates: String?
  /// A file that holds GitHub's token.
  var tokenFile: String?
  /// Another server than GitHub's that is told the token, by its name.
  var tokenHost: String?
  /// Whether a search that was answered a moment ago is answered from memory.
  var usesCache = true
  /// A transcript that is to be checked.
  var checked: String?
  /// Whether the transcript is rewritten instead.
  var updatesTranscript = false
  var wantsHelp = false
  var wantsVersion = false

  /// Whether time may be virtual in a script: where the program answers itself.
  var allowsVirtualTime: Bool {
    !isRealTime && (source == .sandbox ? endpoints.isEmpty : source != .live)
  }

  /// Whether a screen asks a server, not the program itself.
  func asksServer(for screen: String) -> Bool { source == .live || endpoints[screen] != nil }

  /// The screens, in the order in which they are listed.
  static let screens = ["github", "posts", "stores", "image", "counter"]

  /// Reads a command line, without the program's name.
  ///
  /// Throws a `CommandError` where it is not understood.
  init(_ words: [String]) throws {
    var read = Arguments()
    let operands = try Option.apply(Arguments.options { try $0(&read) }, to: words)
    if operands.count > 1 {
      throw CommandError("one script at a time; it was given: \(operands.joined(separator: " "))")
    }
    if let script = operands.first {
      if read.command != nil {
        throw CommandError("give -c or a script, not both (\(script))")
      }
      read.script = script
    }
    try read.checkToken()
    self = read
  }

  private init() {}

  /// The program's options, in the order in which `--help` lists them.
  static func options(
    change: @escaping ((inout Arguments) throws -> Void) throws -> Void = { _ in }
  ) -> [Option] {
    let own: [Option] = [
      .command { text in try change { $0.command = ($0.command.map { $0 + "\n" } ?? "") + text } }
    ]
    let shared = SessionOptions.options(screens: screens) { body in
      try change { try body(&$0.session) }
    }
    return own + shared + [
      Option("sandbox", summary: "ask the built-in offline service (the default)") {
        try change { $0.source = .sandbox }
      },
      Option("live", summary: "ask the real servers") {
        try change { $0.source = .live }
      },
      Option("archive", argument: "FILE", summary: "answer from a HAR archive, never the network") {
        file in try change { $0.source = .archive(file) }
      },
      Option("record", argument: "FILE", summary: "write every exchange into a HAR archive") {
        file in try change { $0.recording = file }
      },
      Option("endpoint", argument: "SCREEN=URL", summary: "ask another server for a screen") {
        text in try change { try $0.addEndpoint(text) }
      },
      .time { isReal in try change { $0.isRealTime = isReal } },
      Option("browser", summary: "open pages in a browser as well") {
        try change { $0.opensBrowser = true }
      },
      Option("cacert", argument: "FILE", summary: "trust the certificates in FILE") { file in
        try change { $0.certificates = file }
      },
      Option("token-file", argument: "FILE", summary: "read GitHub's token from FILE") { file in
        try change { $0.tokenFile = file }
      },
      Option("token-for", argument: "HOST", summary: "send the token to an endpoint of your own") {
        host in try change { $0.tokenHost = host }
      },
      Option("no-cache", summary: "ask again for what was answered within a minute") {
        try change { $0.usesCache = false }
      },
      Option("check", argument: "FILE", summary: "run a transcript, and compare what it prints") {
        file in try change { $0.checked = file }
      },
      Option("update", summary: "with --check, rewrite the transcript") {
        try change { $0.updatesTranscript = true }
      },
      Option("help", letter: "h", summary: "print this and leave") {
        try change { $0.wantsHelp = true }
      },
      Option("version", letter: "V", summary: "print the version and leave") {
        try change { $0.wantsVersion = true }
      },
    ]
  }

  /// A token that nobody would be told is a mistake.
  private func checkToken() throws {
    if let host = tokenHost {
      guard let url = endpoints["github"], url.origin.scheme == .https, url.origin.host == host
      else {
        throw CommandError(
          "--token-for \(host) goes with --endpoint github=https://\(host)/…; "
            + "a token is sent over https alone")
      }
    } else if tokenFile != nil, source != .live || endpoints["github"] != nil {
      throw CommandError(
        "--token-file goes with --live, or with --token-for and an endpoint of your own")
    }
  }

  private mutating func addEndpoint(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw CommandError("--endpoint takes SCREEN=URL: github=http://127.0.0.1:8080")
    }
    let screen = try choice(parts[0], of: Self.screens, called: "screen")
    guard let url = HTTPURL(parts[1]) else {
      throw CommandError("\(parts[1]) is no server; give a URL such as http://127.0.0.1:8080")
    }
    endpoints[screen] = url
  }
}

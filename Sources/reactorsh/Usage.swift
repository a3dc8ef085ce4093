internal import Shell

/// What `--help` prints.
enum Usage {
  static let version = "reactorsh 0.1.0"

  static var text: String {
    let options = Arguments.options()
    let width = options.map(\.synopsis.count).max() ?? 0
    let lines = options.map { option in
      let gap = String(repeating: " ", count: width - option.synopsis.count)
      return "  \(option.synopsis)\(gap)  \(option.summary)"
    }
    return """
      usage: reactorsh [options] [SCRIPT | -]

      A shell around reactors: a typed line becomes an action, and every mutation and state that
      follows is printed, with what caused it.

        reactorsh                               a prompt, on the built-in offline service
        reactorsh -c 'search swift; next'       run commands
        reactorsh session.rsh                   run a script; - is standard input
        reactorsh --live -c 'search swift'      ask the real GitHub

      \(lines.joined(separator: "\n"))

      """
  }
}

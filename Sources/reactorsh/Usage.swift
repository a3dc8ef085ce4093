internal import Shell

/// What `--help` prints.
enum Usage {
  static let version = "reactorsh 0.1.0"

  /// What somebody sees who starts it for the first time.
  static let welcome = """
    Type search swift, then next, open 3, sort stars: a built-in GitHub answers, no network is needed.
    Each step is printed with what caused it; why repos walks back from what you see to what you typed.
    help lists the commands, Tab completes them, Ctrl-D leaves.
    """

  static var text: String {
    """
    usage: reactorsh [options] [SCRIPT | -]

    A shell around reactors: a typed line becomes an action, and every mutation and state that
    follows is printed, with what caused it.

      reactorsh                               a prompt, on the built-in offline service
      reactorsh -c 'search swift; next'       run commands
      reactorsh session.rsh                   run a script; - is standard input
      reactorsh --live -c 'search swift'      ask the real GitHub

    \(Option.list(Arguments.options()))

    """
  }
}

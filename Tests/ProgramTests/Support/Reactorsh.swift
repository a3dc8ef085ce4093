import TestSupport

/// Runs the program to its end.
///
///     try reactorsh("-c", "echo hi").output  // "hi\n"
func reactorsh(
  _ arguments: String..., input: String = "", environment: [String: String] = [:],
  folder: String? = nil
) throws -> ProgramRun.End {
  let run = try ProgramRun(
    BuiltProgram.path("reactorsh"), arguments, environment: environment, folder: folder)
  run.send(input)
  return try run.finish()
}

/// Starts the program at a terminal, on the counter, and waits for its prompt.
func counterPrompt(
  _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 60,
  rows: Int = 24
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    BuiltProgram.path("reactorsh"), arguments: ["--screen", "counter"] + arguments,
    environment: environment, columns: columns, rows: rows)
  try terminal.wait(for: "the prompt") { $0.picture.hasSuffix("counter> |") }
  return terminal
}

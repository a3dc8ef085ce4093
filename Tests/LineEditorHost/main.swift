import Terminals

let arguments = CommandLine.arguments.dropFirst()
let host = Host(history: arguments.dropFirst())
host.run(prompt: Prompt(arguments.first ?? "host> ", style: .green))

import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The completions in the shells that they are for.
struct ShellCompletionTests {
  private let folder = TemporaryFolder()

  init() {
    for name in ["session.rsh", "notes.txt", "web.har", "two words.rsh"] {
      folder.write("", to: name)
    }
  }

  // MARK: bash

  @Test(.enabled(if: CompletingShell.bash.isInstalled, "bash is not installed"))
  func `bash offers the words that an option can be given`() throws {
    for (option, words) in try Described.choices() {
      #expect(try bash("--\(option)", "") == words)
      // As bash divides --option=word.
      #expect(try bash("--\(option)", "=") == words)
      #expect(try bash("--\(option)", "=", String(words[1].prefix(2))) == [words[1]])
    }
    #expect(try bash("--endpoint", "g") == ["github="])
  }

  @Test(.enabled(if: CompletingShell.bash.isInstalled, "bash is not installed"))
  func `bash offers options and files`() throws {
    #expect(try bash("--ti") == ["--time", "--timestamps"])
    #expect(try Set(bash("")) == ["session.rsh", "two words.rsh"])
    #expect(try bash("--archive", "") == ["web.har"])
    #expect(try bash("--cacert", "no") == ["notes.txt"])
    #expect(try bash("no") == ["notes.txt"])
    #expect(try bash("-c", "") == [])
  }

  // MARK: fish

  @Test(.enabled(if: CompletingShell.fish.isInstalled, "fish is not installed"))
  func `fish offers the words that an option can be given`() throws {
    for (option, words) in try Described.choices() {
      #expect(try Set(fish("--\(option) ")) == Set(words))
      #expect(
        try fish("--\(option)=\(words[1].prefix(2))") == ["--\(option)=\(words[1])"])
    }
    #expect(try fish("--endpoint g") == ["github="])
  }

  @Test(.enabled(if: CompletingShell.fish.isInstalled, "fish is not installed"))
  func `fish offers options and files`() throws {
    #expect(try fish("--tim") == ["--time", "--timestamps"])
    #expect(try fish("").first == "session.rsh")
    #expect(try fish("--archive ").first == "web.har")
    #expect(try fish("--cacert no") == ["notes.txt"])
    #expect(try fish("-c ") == [])
  }

  // MARK: Typed

  @Test(
    .enabled(if: CompletingShell.bash.isInstalled, "bash is not installed"))
  func `Tab completes in bash`() throws {
    try type(in: .bash)
  }

  @Test(.enabled(if: CompletingShell.zsh.isInstalled, "zsh is not installed"))
  func `Tab completes in zsh`() throws {
    try type(in: .zsh)
  }

  private func type(in shell: CompletingShell) throws {
    let terminal = try shell.start(in: folder.path)
    func complete(_ typed: String, to completed: String) throws {
      terminal.send("reactorsh \(typed)\t")
      try terminal.wait(for: "completion to \(completed)") {
        $0.picture.contains("reactorsh \(completed)")
      }
      // Ctrl-U, and a screen without it.
      terminal.send("\u{15}\u{0C}")
      try terminal.wait(for: "$ |")
    }
    try complete("--versi", to: "--version")
    try complete("--keep", to: "--keep-going")
    for (option, words) in try Described.choices() {
      for word in words {
        try complete(
          "--\(option) \(try #require(prefix(of: word, among: words)))", to: "--\(option) \(word)")
        try complete(
          "--\(option)=\(try #require(prefix(of: word, among: words)))", to: "--\(option)=\(word)")
      }
    }
    try complete("--endpoint st", to: "--endpoint stores=")
    try complete("ses", to: "session.rsh")
    try complete("two", to: "two\\ words.rsh")
    try complete("--echo ses", to: "--echo session.rsh")
    try complete("--archive we", to: "--archive web.har")
    try complete("--cacert no", to: "--cacert notes.txt")
  }

  /// The shortest beginning that no other word has.
  private func prefix(of word: String, among words: [String]) -> Substring? {
    (1...word.count).lazy.map { word.prefix($0) }.first { prefix in
      words.filter { $0.hasPrefix(prefix) }.count == 1
    }
  }

  private func bash(_ words: String...) throws -> [String] {
    let script = """
      source "$0"; COMP_WORDS=(reactorsh "$@"); COMP_CWORD=$#; _reactorsh 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try ProgramRun(
      "/bin/bash", ["-c", script, CompletingShell.bash.file] + words, folder: folder.path)
    return try run.finish().lines
  }

  private func fish(_ typed: String) throws -> [String] {
    let script = "source $argv[1]; complete --do-complete $argv[2]"
    let run = try ProgramRun(
      CompletingShell.fish.path,
      ["--no-config", "-c", script, CompletingShell.fish.file, "reactorsh \(typed)"],
      environment: ["HOME": folder.path], folder: folder.path)
    return try run.finish().lines.map { String($0.prefix { $0 != "\t" }) }
  }
}

import TestSupport
import Testing

/// What `--check` says of a transcript that is not what happens, or is no transcript.
struct TranscriptTests {
  private let folder = TemporaryFolder()

  private func check(_ text: String) throws -> ProgramRun.End {
    try reactorsh("--check", folder.write(text, to: "t.txt"))
  }

  private let transcript = """
    > trace diff
    > search a &
    A1 updateQuery("a")
    M1.1 setQuery("a")
    …
    > search b &
    A2 updateQuery("b")
    H1.1 cancelled by A2
    A1 done, 1 mutation
    …

    """

  @Test func `A transcript that holds is checked without a word`() throws {
    #expect(try check(transcript) == .init())
  }

  @Test func `The first line that differs is shown with what caused its step`() throws {
    let end = try check(transcript.replacing("by A2", with: "by A1"))
    #expect(end.status == 1)
    #expect(
      end.error.split(separator: "\n") == [
        "\(folder.path)/t.txt:8: not as expected", "  > search b &", "    A2 updateQuery(\"b\")",
        "  - H1.1 cancelled by A1", "  + H1.1 cancelled by A2",
        "    ← A2 updateQuery(\"b\")  0.000s", "    ← > search b",
      ])
  }

  @Test(arguments: [
    "", "no command", "> trace diff\n> search a &\nA1 upd", "> trace",
    "> sleep 1e400", "> expect repos[99999999999999999999999] == 1",
    "> wait until total > 1e999 within 1ms", "> goto S99999999999999999999", "> show A0.0.0.0",
    "> echo \"", "> (re)\n(re) [", "> search \u{0}",
  ])
  func `A damaged transcript gets a sentence`(text: String) throws {
    let end = try check(text)
    #expect(end.status == 1)
    #expect(end.error.hasPrefix(folder.path + "/t.txt"))
  }

  @Test func `A transcript that is no UTF-8 gets a sentence`() throws {
    let file = folder.write([0x3E, 0x20, 0xFF, 0xFE, 0x0A], to: "t.txt")
    let end = try reactorsh("--check", file)
    #expect(end.status == 1)
    #expect(end.error.hasPrefix(file))
  }

  @Test func `A line of a hundred megabytes gets a sentence`() throws {
    let file = folder.write(
      Array("> echo ".utf8) + [UInt8](repeating: 0x61, count: 100 << 20), to: "t.txt")
    let end = try reactorsh("--check", file)
    #expect(end.status == 1)
    #expect(end.error == "\(file) is longer than 16 MiB, which no script is\n")
  }
}

import TestSupport
import Testing

/// The prompt as a person sees it: the screen is read back, with a `|` where the cursor is.
struct PromptTests {
  @Test func `A command is typed and its steps follow, with a new prompt below`() throws {
    let terminal = try counterPrompt()
    #expect(terminal.screen.picture == "value: 0\ncounter> |")
    terminal.send("increase\r")
    try terminal.wait(for: "the end") {
      $0.picture.contains("A1 done") && $0.picture.hasSuffix("counter> |")
    }
    #expect(
      terminal.screen.lines.prefix(13) == [
        "value: 0",
        "counter> increase",
        "A1 increase",
        "M1.1 setLoading(true)",
        "S1 value: 0, isLoading: true*, alertMessage: nil",
        "M1.2 increaseValue",
        "S2 value: 1*, isLoading: true, alertMessage: nil",
        "value: 1",
        "M1.3 setLoading(false)",
        "S3 value: 1, isLoading: false*, alertMessage: nil",
        "M1.4 setAlertMessage(\"increased!\")",
        "S4 value: 1, isLoading: false, alertMessage: \"increased!\"*",
        "increased!",
      ])
  }

  // MARK: Output while a line is typed

  @Test func `Output appears above a line of Hangul that wraps`() throws {
    let terminal = try counterPrompt(["--trace", "off"], columns: 20)
    terminal.send("increase\r")
    terminal.send("echo 가나다라마바사\u{1B}[D\u{1B}[D")
    try terminal.wait(
      for: """
        value: 0
        counter> increase
        value: 1
        increased!
        counter> echo 가나다
        라마|바사
        """)
    terminal.send("!\r")
    try terminal.wait(
      for: """
        value: 0
        counter> increase
        value: 1
        increased!
        counter> echo 가나다
        라마!바사
        가나다라마!바사
        counter> |
        """)
  }

  @Test func `Output appears in the order in which it came, above what is typed`() throws {
    let terminal = try counterPrompt(["--trace", "off"])
    terminal.send("increase\rdecrease\rsta")
    try terminal.wait(
      for: """
        value: 0
        counter> increase
        counter> decrease
        value: 1
        increased!
        value: 0
        decreased!
        counter> sta|
        """)
  }

  // MARK: Ctrl-C and Ctrl-D

  @Test func `Ctrl-C clears a line and leaves what is in flight alone`() throws {
    let terminal = try counterPrompt(["--trace", "off"])
    terminal.send("increase\rhalf")
    try terminal.wait(for: "the line") { $0.picture.hasSuffix("counter> half|") }
    terminal.send("\u{3}")
    try terminal.wait(for: "the end of the action") {
      $0.picture.contains("half^C") && $0.picture.contains("increased!")
        && $0.picture.hasSuffix("counter> |")
    }
  }

  @Test func `Ctrl-C on an empty line cancels what is in flight`() throws {
    let server = SilentServer()
    let terminal = try PseudoTerminal(
      BuiltProgram.path("reactorsh"), arguments: ["--endpoint", "github=\(server.url)"])
    try terminal.wait(for: "the prompt") { $0.picture.hasSuffix("github> |") }
    terminal.send("search swift\r")
    try terminal.wait(for: "the request") { $0.picture.contains("H1.1") }
    terminal.send("\u{3}")
    try terminal.wait(for: "the cancellation") {
      $0.picture.contains("H1.1 cancelled") && $0.picture.contains("A1 done")
        && $0.picture.hasSuffix("github> |")
    }
  }

  @Test func `Ctrl-C on an empty line ends a sleep, and gives up what was typed behind it`() throws
  {
    let terminal = try counterPrompt()
    terminal.send("sleep 1h; echo after\r")
    try terminal.wait(for: "value: 0\ncounter> sleep 1h; echo after\ncounter> |")
    terminal.send("\u{3}")
    try terminal.wait(for: "value: 0\ncounter> sleep 1h; echo after\ncounter> ^C\ncounter> |")
    // What was given up does not come later, and nothing is left to be ended.
    terminal.send("\u{3}")
    try terminal.wait(
      for: """
        value: 0
        counter> sleep 1h; echo after
        counter> ^C
        counter> ^C
        nothing is in flight; quit or Ctrl-D leaves
        counter> |
        """)
  }

  @Test func `Ctrl-C with nothing in flight says how to leave`() throws {
    let terminal = try counterPrompt()
    terminal.send("\u{3}")
    try terminal.wait(
      for: """
        value: 0
        counter> ^C
        nothing is in flight; quit or Ctrl-D leaves
        counter> |
        """)
  }

  @Test func `Ctrl-D leaves, also with something in flight`() throws {
    let terminal = try counterPrompt(["--trace", "off"])
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.screen.picture == "value: 0\ncounter>\n|")
    #expect(!terminal.screen.marksPastes)

    let server = SilentServer()
    let busy = try PseudoTerminal(
      BuiltProgram.path("reactorsh"), arguments: ["--endpoint", "github=\(server.url)"])
    try busy.wait(for: "the prompt") { $0.picture.hasSuffix("github> |") }
    busy.send("search swift\r")
    // Before that the terminal is not yet the editor's, and Ctrl-D no key.
    try busy.wait(for: "the request") {
      $0.picture.contains("H1.1") && $0.picture.hasSuffix("github> |")
    }
    busy.send("\u{4}")
    #expect(try busy.waitForExit() == 0)
    #expect(busy.screen.picture.contains("H1.1 cancelled"))
  }

  @Test func `Quit leaves, and what was typed behind it stays in the shell's terminal`() throws {
    let terminal = try counterPrompt()
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.screen.picture == "value: 0\ncounter> quit\n|")
  }

  @Test func `Being told to end restores the terminal and is 143`() throws {
    let terminal = try counterPrompt()
    terminal.send("half")
    try terminal.wait(for: "value: 0\ncounter> half|")
    terminal.signal(15)
    #expect(try terminal.waitForExit() == 143)
    #expect(!terminal.screen.marksPastes)
  }

  @Test func `A failed command at the prompt is no failure of the program`() throws {
    let terminal = try counterPrompt()
    terminal.send("nonsense\r")
    try terminal.wait(for: "the complaint") {
      $0.picture.contains("there is no command nonsense") && $0.picture.hasSuffix("counter> |")
    }
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
  }

  // MARK: Windows, terminals and character sets

  @Test func `A narrower and a wider window draw the line anew`() throws {
    let terminal = try counterPrompt(["--trace", "off"], columns: 40)
    terminal.send("echo 가나다라마바사아자차카")
    try terminal.wait(for: "value: 0\ncounter> echo 가나다라마바사아자차카|")
    // What is typed after a resize is shown after the program has seen the resize.
    terminal.resizeRewrapping(columns: 20, rows: 24)
    terminal.send("!")
    try terminal.wait(for: "value: 0\ncounter> echo 가나다\n라마바사아자차카!|")
    terminal.resizeRewrapping(columns: 40, rows: 24)
    terminal.send("!")
    try terminal.wait(for: "value: 0\ncounter> echo 가나다라마바사아자차카!!|")
    terminal.send("\r")
    try terminal.wait(
      for: """
        value: 0
        counter> echo 가나다라마바사아자차카!!
        가나다라마바사아자차카!!
        counter> |
        """)
  }

  @Test func `A dumb terminal gets the same without escape codes`() throws {
    let terminal = try counterPrompt(["--trace", "off"], environment: ["TERM": "dumb"])
    terminal.send("increase\n")
    try terminal.wait(for: "the steps") {
      $0.picture.contains("increased!") && $0.picture.hasSuffix("counter> |")
    }
    terminal.send("half\u{3}")
    try terminal.wait(for: "a new line") { $0.picture.hasSuffix("\ncounter> |") }
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
    #expect(!terminal.transcript.contains(0x1B))
  }

  @Test(arguments: ["C", "POSIX", "nonsense"])
  func `Hangul is typed and printed under any locale`(locale: String) throws {
    let terminal = try counterPrompt(environment: ["LC_ALL": locale])
    terminal.send("echo 한글")
    try terminal.wait(for: "value: 0\ncounter> echo 한글|")
    terminal.send("\r")
    try terminal.wait(for: "value: 0\ncounter> echo 한글\n한글\ncounter> |")
  }

  @Test func `Colours go to a terminal unless they are refused`() throws {
    let terminal = try counterPrompt()
    terminal.send("increase\r")
    try terminal.wait(for: "the end") { $0.picture.contains("A1 done") }
    let row = try #require(terminal.screen.lines.firstIndex(of: "A1 increase"))
    #expect((0..<11).contains { terminal.screen.style(row: row, column: $0) != "" })

    let plain = try counterPrompt(environment: ["NO_COLOR": "1"])
    plain.send("increase\r")
    try plain.wait(for: "the end") { $0.picture.contains("A1 done") }
    #expect(
      plain.screen.lines.indices.allSatisfy { row in
        (9..<60).allSatisfy { plain.screen.style(row: row, column: $0) == "" }
      })
  }

  @Test func `Up brings the line before back`() throws {
    let terminal = try counterPrompt()
    terminal.send("echo 하나\r")
    try terminal.wait(for: "value: 0\ncounter> echo 하나\n하나\ncounter> |")
    terminal.send("\u{1B}[A")
    try terminal.wait(for: "value: 0\ncounter> echo 하나\n하나\ncounter> echo 하나|")
  }
}

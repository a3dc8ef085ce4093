import TestSupport
import Testing

struct LineEditorTests {
  private func host(
    prompt: String = "> ", history: [String] = [], environment: [String: String] = [:],
    columns: Int = 20, rows: Int = 10
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      BuiltProgram.path("lineeditor-host"), arguments: [prompt] + history,
      environment: environment, columns: columns, rows: rows)
    try terminal.wait(for: "the prompt") { $0.picture.hasSuffix("> |") }
    return terminal
  }

  @Test func `A line is typed, edited and read`() throws {
    let terminal = try host()
    terminal.send("hel")
    try terminal.wait(for: "> hel|")
    terminal.send("\u{1}x\u{1B}[Cy\u{1B}[3~\u{5}!")
    try terminal.wait(for: "> xhyl!|")
    terminal.send("\r")
    try terminal.wait(for: "> xhyl!\nline: xhyl!\n> |")
  }

  @Test func `The prompt is coloured up to its last character`() throws {
    let terminal = try host(prompt: "host> ")
    #expect(terminal.screen.style(row: 0, column: 4) == "32")
    #expect(terminal.screen.style(row: 0, column: 5) == "")
    terminal.send("a")
    try terminal.wait(for: "host> a|")
    #expect(terminal.screen.style(row: 0, column: 6) == "")
  }

  // MARK: Output while a line is typed

  @Test func `A message appears above the line`() throws {
    let terminal = try host()
    terminal.send("hello")
    try terminal.wait(for: "> hello|")
    terminal.sendAside("one\n")
    try terminal.wait(for: "one\n> hello|")
    terminal.sendAside("two\nthree")
    try terminal.wait(for: "one\ntwo\nthree\n> hello|")
    terminal.send("!\r")
    try terminal.wait(for: "one\ntwo\nthree\n> hello!\nline: hello!\n> |")
  }

  @Test func `A message appears above a line that wraps, with the cursor in its middle`() throws {
    let terminal = try host()
    terminal.send("0123456789abcdefghijklmnopq")
    try terminal.wait(for: "> 0123456789abcdefgh\nijklmnopq|")
    terminal.sendAside("one\n")
    try terminal.wait(for: "one\n> 0123456789abcdefgh\nijklmnopq|")
    terminal.send(String(repeating: "\u{1B}[D", count: 14))
    try terminal.wait(for: "one\n> 0123456789abc|defgh\nijklmnopq")
    terminal.sendAside("two\n")
    try terminal.wait(for: "one\ntwo\n> 0123456789abc|defgh\nijklmnopq")
    terminal.send("!")
    try terminal.wait(for: "one\ntwo\n> 0123456789abc!|defg\nhijklmnopq")
  }

  @Test func `A message appears above Hangul that wraps within a row's last column`() throws {
    let terminal = try host()
    terminal.send("a가나다라마바사아자차카")
    try terminal.wait(for: "> a가나다라마바사아\n자차카|")
    terminal.send("\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D")
    try terminal.wait(for: "> a가나다라마바사|아\n자차카")
    terminal.sendAside("하나\n")
    try terminal.wait(for: "하나\n> a가나다라마바사|아\n자차카")
    terminal.send("b\r")
    try terminal.wait(for: "하나\n> a가나다라마바사b아\n자차카\nline: a가나다라마바\n사b아자차카\n> |")
  }

  @Test func `A message appears at the bottom of the screen`() throws {
    let terminal = try host(rows: 4)
    terminal.send("1\r2\r0123456789abcdefghijk")
    try terminal.wait(for: "> 2\nline: 2\n> 0123456789abcdefgh\nijk|")
    terminal.sendAside("one\ntwo\nthree\n")
    try terminal.wait(for: "two\nthree\n> 0123456789abcdefgh\nijk|")
    #expect(terminal.screen.allLines.suffix(7).prefix(4) == ["> 2", "line: 2", "one", "two"])
  }

  @Test func `A message appears above a prompt that is wider than the window`() throws {
    let terminal = try host(prompt: "prompt-of-many-columns> ")
    terminal.send("hello")
    try terminal.wait(for: "prompt-of-many-colum\nns> hello|")
    terminal.sendAside("one\n")
    try terminal.wait(for: "one\nprompt-of-many-colum\nns> hello|")
  }

  @Test func `A message waits for the end of a line that is taller than the window`() throws {
    let terminal = try host(columns: 10, rows: 3)
    terminal.send(String(repeating: "0123456789", count: 4))
    try terminal.wait(for: "8901234567\n8901234567\n89|")
    terminal.sendAside("one\n")
    terminal.send("\r")
    try terminal.wait(for: "the message") {
      $0.allLines.contains("one") && $0.picture.hasSuffix("> |")
    }
    #expect(terminal.screen.allLines.filter { $0 == "one" }.count == 1)
  }

  @Test func `A message does not tear a half-typed escape sequence`() throws {
    let terminal = try host()
    terminal.send("ab\u{1B}")
    try terminal.wait(for: "> ab|")
    terminal.sendAside("one\n")
    try terminal.wait(for: "one\n> ab|")
    terminal.send("b")
    try terminal.wait(for: "one\n> |ab")
  }

  // MARK: Leaving a line

  @Test func `Ctrl-C clears the line, also where it wraps and the cursor is at its start`() throws {
    let terminal = try host()
    terminal.send("0123456789abcdefghijk\u{1}")
    try terminal.wait(for: "> |0123456789abcdefgh\nijk")
    terminal.send("\u{3}")
    try terminal.wait(for: "> 0123456789abcdefgh\nijk^C\ninterrupted\n> |")
    terminal.send("next\r")
    try terminal.wait(
      for: "> 0123456789abcdefgh\nijk^C\ninterrupted\n> next\nline: next\n> |")
  }

  @Test func `Ctrl-D deletes within a line and ends an empty one`() throws {
    let terminal = try host()
    terminal.send("ab\u{1}\u{4}")
    try terminal.wait(for: "> |b")
    terminal.send("\u{4}")
    try terminal.wait(for: "> |")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.screen.picture == ">\nend\n|")
    #expect(!terminal.screen.marksPastes)
  }

  @Test func `A program that is told to end leaves the terminal as it was`() throws {
    let terminal = try host()
    terminal.send("half")
    try terminal.wait(for: "> half|")
    terminal.signal(15)
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.screen.picture == "> half\nend\n|")
    #expect(!terminal.screen.marksPastes)
  }

  // MARK: The window

  @Test func `A wider and a narrower window draw a wrapped line anew`() throws {
    let terminal = try host()
    terminal.sendAside("out\n")
    try terminal.wait(for: "out\n> |")
    terminal.send("0123456789abcdefghijk")
    try terminal.wait(for: "out\n> 0123456789abcdefgh\nijk|")
    terminal.resizeRewrapping(columns: 12, rows: 10)
    try terminal.wait(for: "out\n> 0123456789\nabcdefghijk|")
    terminal.send("l")
    try terminal.wait(for: "out\n> 0123456789\nabcdefghijkl\n|")
    terminal.resizeRewrapping(columns: 40, rows: 10)
    terminal.send("!")
    try terminal.wait(for: "out\n> 0123456789abcdefghijkl!|")
    terminal.sendAside("two\n")
    try terminal.wait(for: "out\ntwo\n> 0123456789abcdefghijkl!|")
  }

  @Test func `A terminal that cuts rows off is drawn anew as well`() throws {
    let terminal = try host(environment: ["XTERM_VERSION": "XTerm(379)"])
    terminal.sendAside("out\n")
    try terminal.wait(for: "out\n> |")
    terminal.send("가나다라마바사아")
    try terminal.wait(for: "out\n> 가나다라마바사아|")
    terminal.resize(columns: 12, rows: 10)
    try terminal.wait(for: "out\n> 가나다라마\n바사아|")
    terminal.resize(columns: 40, rows: 10)
    try terminal.wait(for: "out\n> 가나다라마바사아|")
  }

  // MARK: Character sets and terminals

  @Test(arguments: ["C", "POSIX", "en_US.ISO-8859-1", "nonsense"])
  func `Hangul can be typed under any locale`(locale: String) throws {
    let terminal = try host(prompt: "스위프트> ", environment: ["LC_ALL": locale])
    terminal.send("한글abc\u{7F}\u{7F}\u{7F}\u{7F}")
    try terminal.wait(for: "스위프트> 한|")
    terminal.send("\r")
    try terminal.wait(for: "스위프트> 한\nline: 한\n스위프트> |")
  }

  @Test(arguments: [
    ["TERM": "dumb"], ["TERM": ""], ["TERM": "emacs"], ["INSIDE_EMACS": "29.1,comint"],
    ["TERM": "no-such-terminal"],
  ])
  func `A terminal that cannot move its cursor gets no escape codes`(
    environment: [String: String]
  ) throws {
    let terminal = try host(environment: environment)
    terminal.sendAside("one\n")
    try terminal.wait(for: ">\none\n> |")
    terminal.send("한글\n")
    try terminal.wait(for: ">\none\n> 한글\nline: 한글\n> |")
    terminal.send("half\u{3}")
    try terminal.wait(for: "the next prompt") { $0.picture.hasSuffix("interrupted\n> |") }
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
    #expect(!terminal.transcript.contains(0x1B))
  }

  // MARK: Completion, history, paste

  @Test func `Tab completes, and the second one lists what there is`() throws {
    let terminal = try host(columns: 40)
    terminal.send("se\t")
    try terminal.wait(for: "> search |")
    terminal.send("한\t")
    try terminal.wait(for: "> search 한국어 |")
    terminal.send("\u{15}s\t")
    try terminal.wait(for: "> s|")
    terminal.send("\t")
    try terminal.wait(
      for: """
        search  find repositories
        sort    order the list
        status  where things stand
        > s|
        """)
  }

  @Test func `Up and Ctrl-R find lines of the history`() throws {
    let terminal = try host(history: ["search 스위프트", "next"], columns: 40)
    terminal.send("\u{1B}[A\u{1B}[A")
    try terminal.wait(for: "> search 스위프트|")
    terminal.send("\u{15}x\u{12}")
    try terminal.wait(for: "(search back) : x|")
    terminal.send("위프")
    try terminal.wait(for: "(search back) 위프: search 스|위프트")
    terminal.sendAside("one\n")
    try terminal.wait(for: "one\n(search back) 위프: search 스|위프트")
    terminal.send("\u{1B}[C!")
    try terminal.wait(for: "one\n> search 스위!|프트")
    terminal.send("\u{12}zz\u{7}")
    try terminal.wait(for: "one\n> search 스위!프트|")
    terminal.send("\u{15}\u{12}nex\r")
    try terminal.wait(for: "one\n> next\nline: next\n> |")
  }

  @Test func `Alt-P finds lines that begin with what is typed`() throws {
    let terminal = try host(history: ["search a", "sort b", "next"], columns: 40)
    terminal.send("se\u{1B}p")
    try terminal.wait(for: "> search a|")
  }

  @Test func `Pasted newlines do not run until Enter`() throws {
    let terminal = try host()
    try terminal.wait(for: "pastes to be marked") { $0.marksPastes }
    terminal.send("x\u{1B}[200~one\rtwo\tthree\r\u{1B}[201~")
    try terminal.wait(for: "> xone\ntwo three|")
    terminal.sendAside("above\n")
    try terminal.wait(for: "above\n> xone\ntwo three|")
    terminal.send("\r")
    try terminal.wait(for: "above\n> xone\ntwo three\nline: xone\\ntwo thre\ne\n> |")
  }

  @Test func `Erasing back to a pasted newline does not run the line`() throws {
    let terminal = try host()
    terminal.send("\u{1B}[200~one\rb\u{1B}[201~\u{7F}\u{7F}")
    try terminal.wait(for: "> one|")
    terminal.send("!\r")
    try terminal.wait(for: "> one!\nline: one!\n> |")
  }
}

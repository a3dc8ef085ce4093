import Testing

@testable import Terminals

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct PlainTerminalTests {
  /// Both ends of a pipe.
  private struct Pipe {
    var reading: Int32
    var writing: Int32

    init() {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      (reading, writing) = (ends[0], ends[1])
      signal(SIGPIPE, SIG_IGN)
    }

    func send(_ text: String) { _ = write(writing, text, text.utf8.count) }

    func received() -> String {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      return String(decoding: bytes[..<read(reading, &bytes, bytes.count)], as: UTF8.self)
    }
  }

  private let input = Pipe()
  private let output = Pipe()
  private let error = Pipe()

  private func terminal(
    _ wait: @escaping (PlainTerminal?) -> WaitOutcome = { _ in .readable }
  ) -> PlainTerminal {
    weak var made: PlainTerminal?
    let terminal = PlainTerminal(
      input: input.reading, output: output.writing, error: error.writing
    ) { _ in wait(made) }
    made = terminal
    return terminal
  }

  @Test func `Lines come as they are, and the last needs no newline`() {
    let terminal = terminal()
    input.send("search 스위프트\r\nnext")
    close(input.writing)
    #expect(terminal.readLine(prompt: "> ") == .line("search 스위프트"))
    #expect(terminal.readLine(prompt: "> ") == .line("next"))
    #expect(terminal.readLine(prompt: "> ") == .endOfInput)
    #expect(!terminal.isInteractive)
    #expect(!terminal.showsEscapes)
  }

  @Test func `No prompt is written to a pipe`() {
    let terminal = terminal()
    input.send("next\n")
    #expect(terminal.readLine(prompt: Prompt("> ", style: .green)) == .line("next"))
    terminal.write("out\n")
    terminal.writeError("err\n")
    #expect(output.received() == "out\n")
    #expect(error.received() == "err\n")
  }

  @Test func `While nothing can be read the loop turns, and what it writes arrives`() {
    var turns = 0
    let terminal = terminal { terminal in
      turns += 1
      if turns < 3 {
        terminal?.write("turn \(turns)\n")
        return .worked
      }
      return .readable
    }
    input.send("next\n")
    #expect(terminal.readLine(prompt: "> ") == .line("next"))
    #expect(output.received() == "turn 1\nturn 2\n")
  }

  @Test func `Ctrl-C drops the half of a line, and the end of the program ends the input`() {
    var outcomes = [WaitOutcome.readable, .interrupted, .readable, .ended]
    let terminal = terminal { _ in outcomes.removeFirst() }
    input.send("half")
    #expect(terminal.readLine(prompt: "> ") == .interrupted(typed: "half"))
    input.send("whole\n")
    #expect(terminal.readLine(prompt: "> ") == .line("whole"))
    #expect(terminal.readLine(prompt: "> ") == .endOfInput)
  }

  @Test func `A line without end is an error before it fills the memory`() {
    let piece = String(repeating: "x", count: 1 << 15)
    let input = input
    let terminal = terminal { _ in
      input.send(piece)
      return .readable
    }
    #expect(
      terminal.readLine(prompt: "> ") == .failed("a line is longer than 1048576 bytes"))
  }

  @Test func `A descriptor that cannot be read is an error with its reason`() {
    let terminal = PlainTerminal(input: output.writing, output: 1, error: 2) { _ in .readable }
    #expect(terminal.readLine(prompt: "> ") == .failed("Bad file descriptor"))
  }

  @Test func `When nobody reads any more, that is known and nothing crashes`() {
    let terminal = terminal()
    #expect(!terminal.outputIsClosed)
    close(output.reading)
    terminal.write("lost\n")
    #expect(terminal.outputIsClosed)
    terminal.write("lost too\n")
    #expect(terminal.output == .closed)
  }

  @Test func `More than a pipe holds is written in pieces`() async throws {
    let text = String(repeating: "스위프트\n", count: 100_000)
    let reading = output.reading
    let reader = Task.detached {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      var count = 0
      while count < text.utf8.count { count += read(reading, &bytes, bytes.count) }
      return count
    }
    _ = fcntl(output.writing, F_SETFL, O_NONBLOCK)
    terminal().write(text)
    #expect(await reader.value == text.utf8.count)
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0))
  func `A full disk is an error with its reason`() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let terminal = PlainTerminal(input: 0, output: full, error: 2) { _ in .readable }
    terminal.write("lost\n")
    #expect(terminal.output == .failed("No space left on device"))
  }
}

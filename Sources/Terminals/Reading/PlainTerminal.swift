internal import CLibEdit

/// Lines from a pipe, a file, or a terminal that cannot do more than type; no escape codes.
///
/// It takes bytes as they are, whatever the locale, and leaves editing to the kernel.
///
///     $ printf 'search swift\r\nnext' | reactorsh      # two lines
public final class PlainTerminal: Terminal {
  /// Longer lines are no commands, and would fill the memory.
  static let longestLine = 1 << 20

  /// Whether a person types into it, and can see the prompt.
  public let isInteractive: Bool
  /// Whether standard output is a terminal that knows escape codes; none are written here.
  public let showsEscapes: Bool
  /// Never asked: the kernel edits the line.
  public var completions: CompletionSource?
  private let wait: Wait
  private let input: Int32
  private let standardOutput: DescriptorOutput
  private let standardError: DescriptorOutput
  private var splitter = LineSplitter()
  private var inputEnded = false
  /// The prompt that stands on the terminal, until something is written below it.
  private var prompt: String?
  private var promptIsGone = false

  /// Makes a terminal of the standard streams.
  ///
  /// - Parameter wait: runs one turn of the program's event loop.
  public convenience init(wait: @escaping Wait) {
    self.init(input: 0, output: 1, error: 2, wait: wait)
  }

  init(input: Int32, output: Int32, error: Int32, wait: @escaping Wait) {
    self.input = input
    self.wait = wait
    standardOutput = DescriptorOutput(output)
    standardError = DescriptorOutput(error)
    isInteractive =
      isatty(input) != 0 && (standardOutput.isTerminal || standardError.isTerminal)
    showsEscapes = standardOutput.isTerminal && TerminalDescription.current.showsEscapes
  }

  /// The columns of the window, or of `COLUMNS`, or 80.
  public var columns: Int { windowColumns(standardOutput.descriptor) }

  /// Whether what is written to standard output still arrives.
  public var output: OutputState { standardOutput.state }

  /// Nothing is recalled here.
  public func remember(_ line: String) {}

  /// Reads a line; the prompt is shown on standard error, and only to a person.
  public func readLine(prompt: Prompt) -> LineInput {
    if isInteractive { show(prompt.text) }
    defer { self.prompt = nil }
    while true {
      if let line = splitter.nextLine() { return .line(line) }
      if inputEnded { return splitter.lastLine().map { .line($0) } ?? end() }
      if splitter.count > Self.longestLine {
        splitter.drop()
        return .failed("a line is longer than \(Self.longestLine) bytes")
      }
      switch wait(input) {
      case .readable:
        if let failure = receive() { return .failed(failure) }
      case .interrupted:
        let typed = splitter.lastLine() ?? ""
        splitter.drop()
        if self.prompt != nil { standardError.write("\n") }
        return .interrupted(typed: typed)
      case .ended:
        return end()
      case .worked, .resized, .resumed:
        break
      }
      if promptIsGone { show(prompt.text) }
    }
  }

  /// Writes to standard output; below the prompt, which then comes again.
  public func write(_ text: String) {
    leavePrompt()
    standardOutput.write(text)
  }

  /// Writes to standard error, likewise.
  public func writeError(_ text: String) {
    leavePrompt()
    standardError.write(text)
  }

  /// Standard output holds results only; the prompt is none.
  private func show(_ text: String) {
    prompt = text
    promptIsGone = false
    standardError.write(text)
  }

  private func leavePrompt() {
    guard prompt != nil, !promptIsGone else { return }
    promptIsGone = true
    standardError.write("\n")
  }

  private func end() -> LineInput {
    if prompt != nil { standardError.write("\n") }
    return .endOfInput
  }

  /// Takes what has arrived; says why it cannot.
  private func receive() -> String? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(input, &buffer, buffer.count)
    if count > 0 {
      splitter.append(buffer[..<count])
    } else if count == 0 {
      inputEnded = true
    } else if case let error = clibedit_errno(), error != EINTR && error != EAGAIN {
      return String(cString: strerror(error))
    }
    return nil
  }
}

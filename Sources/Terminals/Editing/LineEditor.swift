internal import CLibEdit

/// A line that is edited in place, by libedit, with output above it.
///
/// libedit runs one key's command at a time; between two keys the program's loop turns, and what it
/// wrote is shown: cursor to the start of the line, by libedit itself, which alone knows where it
/// is; everything from there erased, the text written, and the line drawn again.
final class LineEditor: Terminal {
  let isInteractive = true
  let showsEscapes = true
  var completions: CompletionSource?

  let native: NativeEditor
  private let wait: Wait
  private let standardOutput = DescriptorOutput(1)
  private let standardError = DescriptorOutput(2)
  private let errorsAreSeen: Bool
  private let terminalRewraps = TerminalDescription.current.rewraps
  private var decoder = ScalarDecoder()
  private(set) var history: [String] = []

  /// Keys that were typed and not run yet.
  private var keys: [Unicode.Scalar] = []
  /// What the shell itself wants done to the line, as the next command.
  private var action: (() -> Drawing)?
  /// Whether libedit has yet to ask for the key of that.
  private var actionIsDue = false
  /// Whether the command that runs may wait for more keys, or only take those that are there.
  private var mayWait = false
  /// Whether libedit asked for a key in vain.
  private var ranDry = false
  /// How the line ends, once that has been decided outside libedit.
  private var ending: LineInput?

  private var isEditing = false
  /// What was written during this turn or cannot be shown yet.
  private var held: [(output: DescriptorOutput, text: String)] = []
  private var windowChanged = false
  private var wasStopped = false
  private var isPasting = false
  private var columnsDrawn = 80
  private var prompt = Prompt("")
  /// The prompt as libedit takes it; alive for as long as it may ask.
  private(set) var widePrompt: UnsafeMutablePointer<UInt32>?
  var search: HistorySearch?
  /// The line as Tab left it, to know a second Tab by.
  private var lineAfterTab: EditedLine?

  /// Makes an editor on the standard streams; nil where the terminal cannot edit lines.
  init?(programName: String, wait: @escaping Wait) {
    guard UnicodeLocale.isAvailable,
      let native = NativeEditor(programName: programName, remembering: 10_000)
    else { return nil }
    self.native = native
    self.wait = wait
    errorsAreSeen = standardError.isTerminal
    self.native.serve(
      Unmanaged.passUnretained(self).toOpaque(), read: Callbacks.read, prompt: Callbacks.prompt)
    self.native.add(Callbacks.commands)
    self.native.bindKeys()
  }

  deinit { widePrompt?.deallocate() }

  var columns: Int { windowColumns(1) }

  var output: OutputState { standardOutput.state }

  func remember(_ line: String) {
    let line = line.composingHangul
    guard !line.isEmpty, line != history.last else { return }
    history.append(line)
    native.remember(line)
  }

  /// Whether the line is left without Enter.
  var isLeaving: Bool { ending != nil }

  // MARK: Writing

  func write(_ text: String) { write(text, to: standardOutput, isSeen: true) }

  func writeError(_ text: String) { write(text, to: standardError, isSeen: errorsAreSeen) }

  private func write(_ text: String, to output: DescriptorOutput, isSeen: Bool) {
    guard isEditing, isSeen else { return output.write(text) }
    if let last = held.last, last.output === output {
      held[held.count - 1].text += text
    } else {
      held.append((output, text))
    }
  }

  private func writeHeld(asWholeLines: Bool) {
    for (output, text) in held {
      output.write(asWholeLines && !text.hasSuffix("\n") ? text + "\n" : text)
    }
    held = []
  }

  // MARK: Reading

  func readLine(prompt: Prompt) -> LineInput {
    self.prompt = prompt
    show(prompt)
    isEditing = true
    search = nil
    lineAfterTab = nil
    ending = nil
    columnsDrawn = columns
    standardOutput.write(PastedText.turnOn)
    native.beginLine()
    let input = edit()
    native.endLine()
    isEditing = false
    standardOutput.write(PastedText.turnOff)
    writeHeld(asWholeLines: false)
    return input
  }

  private func edit() -> LineInput {
    while true {
      while !holdsWholeKey {
        showWhatChanged()
        waitForKey()
        if let ending { return leave(ending) }
      }
      showWhatChanged()
      if keys == ["\u{04}"], native.line.scalars.isEmpty, search == nil {
        keys = []
        return leave(.endOfInput)
      }
      if let line = runKeys() { return .line(line) }
      if let ending { return leave(ending) }
    }
  }

  /// Whether the keys that were typed make a command. An escape alone does not, and while its second
  /// half is waited for, output can be shown; once libedit has taken it, it cannot.
  private var holdsWholeKey: Bool { !keys.isEmpty && keys != ["\u{1B}"] }

  /// Runs the command of the first key, and whatever that leaves to do.
  ///
  /// - Returns: the line, if Enter was typed.
  private func runKeys() -> String? {
    if var search {
      let step = search.received(keys[0])
      guard takes(step, of: search) else { return nil }
    }
    mayWait = true
    repeat {
      let before = native.line
      ranDry = false
      native.runKey()
      let after = native.line
      if after.isAccepted(countBefore: before.scalars.count) {
        return String(after.text.dropLast())
      }
      mayWait = false
    } while !ranDry && keys.isEmpty && ending == nil
    return nil
  }

  /// One turn of the program's loop.
  private func waitForKey() {
    switch wait(0) {
    case .readable: receive()
    case .interrupted: ending = .interrupted(typed: native.line.text)
    case .ended: ending = .endOfInput
    case .resized: windowChanged = true
    case .resumed:
      native.setModesAgain()
      wasStopped = true
    case .worked: break
    }
  }

  private func receive() {
    // One byte at a time: what was typed ahead belongs to whoever reads next.
    var bytes = [UInt8](repeating: 0, count: isPasting ? 4096 : 1)
    let count = read(0, &bytes, bytes.count)
    if count > 0 {
      keys += decoder.decode(bytes[..<count])
    } else if count == 0 || clibedit_errno() == EIO {
      ending = .endOfInput
    } else if case let error = clibedit_errno(), error != EINTR && error != EAGAIN {
      ending = .failed(String(cString: strerror(error)))
    }
  }

  /// Leaves a line that was not finished with Enter.
  private func leave(_ ending: LineInput) -> LineInput {
    perform {
      self.native.moveCursor(by: self.native.line.scalars.count - self.native.line.cursor)
      return .cursor
    }
    if case .interrupted = ending {
      standardOutput.write("^C\n")
    } else {
      standardOutput.write("\n")
    }
    return ending
  }

  /// The next key, for libedit; nil where there is none.
  func nextKey() -> UInt32? {
    if actionIsDue {
      actionIsDue = false
      return KeyBindings.act
    }
    while keys.isEmpty {
      guard mayWait else {
        ranDry = true
        return nil
      }
      waitForKey()
      if ending != nil { return nil }
    }
    return keys.removeFirst().value
  }

  // MARK: Commands

  /// Does something to the line as one of libedit's commands, which is where it may be done.
  private func perform(_ action: @escaping () -> Drawing) {
    self.action = action
    actionIsDue = true
    native.runKey()
  }

  /// The command behind the key that `perform` sends.
  func act() -> Drawing {
    defer { action = nil }
    return action?() ?? .nothing
  }

  /// The command of Tab.
  func complete() -> Drawing {
    guard let completions else { return .lineAndBeep }
    let line = native.line
    let text = line.text
    let cursor = line.index(in: text)
    let found = completions(text, cursor)
    let word = text[found.start..<cursor]
    defer { lineAfterTab = native.line }
    switch CompletionStep(
      word: String(word), candidates: found.candidates, isRepeated: lineAfterTab == line)
    {
    case .beep:
      return .lineAndBeep
    case .list(let candidates):
      write(completionList(candidates, columns: columns, rows: windowRows(1) - 2))
      return .nothing
    case .replace(let text):
      let text = text.composingHangul
      if text.hasPrefix(word) {
        return native.insert(String(text.dropFirst(word.count))) ? .line : .lineAndBeep
      }
      native.deleteBeforeCursor(word.unicodeScalars.count)
      return native.insert(text) ? .line : .lineAndBeep
    }
  }

  /// The command of the escape code that comes before pasted text.
  func paste() -> Drawing {
    isPasting = true
    defer { isPasting = false }
    var scalars: [Unicode.Scalar] = []
    while let key = nextKey() {
      scalars.append(Unicode.Scalar(key) ?? "\u{FFFD}")
      let end = PastedText.end
      if scalars.last == end.last, scalars.suffix(end.count) == end[...] {
        scalars.removeLast(end.count)
        break
      }
    }
    return native.insert(PastedText.clean(scalars)) ? .line : .lineAndBeep
  }

  /// The command of Ctrl-R.
  func beginSearch() -> Drawing {
    let search = HistorySearch(history: history, original: native.line.text)
    self.search = search
    show(search.prompt)
    return .line
  }

  /// Shows where the search has come to.
  ///
  /// - Returns: whether the key is for libedit as well.
  private func takes(_ step: HistorySearch.Step, of search: HistorySearch) -> Bool {
    let goesOn = step == .show || step == .beep
    self.search = goesOn ? search : nil
    if step != .take { keys.removeFirst() }
    show(goesOn ? search.prompt : prompt)
    let text = step == .cancel ? search.original : search.match
    perform {
      let line = self.native.line
      self.native.moveCursor(by: line.scalars.count - line.cursor)
      self.native.deleteBeforeCursor(line.scalars.count)
      _ = self.native.insert(text)
      if step != .cancel {
        self.native.moveCursor(by: -text.unicodeScalars[search.cursor...].count)
      }
      return step == .beep ? .lineAndBeep : .line
    }
    return step == .take
  }

  // MARK: Drawing

  func show(_ prompt: Prompt) {
    let scalars = prompt.forLibEdit.map(\.value) + [0]
    widePrompt?.deallocate()
    let wide = UnsafeMutablePointer<UInt32>.allocate(capacity: scalars.count)
    wide.initialize(from: scalars, count: scalars.count)
    widePrompt = wide
  }

  private func showWhatChanged() {
    guard windowChanged || wasStopped || !held.isEmpty else { return }
    let line = native.line
    let prompt = (search?.prompt ?? prompt).text
    let columns = windowChanged ? columns : columnsDrawn
    let end = WrappedPosition(after: prompt + line.text, columns: columns)
    if end.row >= windowRows(1) {
      // Taller than the window, it cannot be erased; what was written waits until it is gone.
      if windowChanged || wasStopped { draw(line, after: "\u{1B}[H\u{1B}[J") }
      return
    }
    let up: Int
    if wasStopped {
      up = 0
    } else if windowChanged, terminalRewraps {
      // The text is now on other rows than libedit thinks.
      up = WrappedPosition(after: prompt + line.textBeforeCursor, columns: columns).row
    } else {
      perform {
        self.native.moveCursor(by: -line.cursor)
        return .cursor
      }
      up = WrappedPosition(after: prompt, columns: columnsDrawn).row
    }
    standardOutput.write((up > 0 ? "\u{1B}[\(up)A" : "") + "\r\u{1B}[J")
    writeHeld(asWholeLines: true)
    draw(line)
  }

  /// Draws the line from where the terminal's cursor is.
  private func draw(_ line: EditedLine, after start: String = "") {
    standardOutput.write(start)
    if windowChanged {
      native.takeWindowSize()
      columnsDrawn = columns
    }
    if wasStopped { standardOutput.write(PastedText.turnOn) }
    windowChanged = false
    wasStopped = false
    perform {
      self.native.moveCursor(by: line.cursor - self.native.line.cursor)
      self.native.drawAfresh()
      return .nothing
    }
  }
}

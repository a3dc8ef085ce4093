internal import CLibEdit

/// libedit's editor and its history, freed together, once.
struct NativeEditor: ~Copyable {
  private let editor: OpaquePointer
  private let history: OpaquePointer

  /// A command that a key runs: it gets the editor's client, and says what is to be drawn.
  typealias Command = clibedit_key_function
  /// What gives the editor its next character.
  typealias Read = clibedit_read_function
  /// What gives the editor its prompt.
  typealias PromptSource = clibedit_prompt_function

  /// The sign around escape codes in a prompt.
  static let escapeMark: UInt32 = 1

  /// Makes an editor on the standard streams; nil where the terminal cannot move its cursor.
  init?(programName: String, remembering lines: Int32) {
    guard let editor = clibedit_new(programName) else { return nil }
    guard clibedit_moves_up(editor) != 0, let history = clibedit_new_history(editor, lines) else {
      el_end(editor)
      return nil
    }
    self.editor = editor
    self.history = history
    clibedit_leave_signals_alone(editor)
    clibedit_stop_flow_control(editor)
  }

  deinit {
    el_end(editor)
    history_wend(history)
  }

  /// Sets who is asked for characters and prompts. The client must outlive the editor.
  func serve(_ client: UnsafeMutableRawPointer, read: Read?, prompt: PromptSource?) {
    clibedit_set_client(editor, client)
    clibedit_set_read(editor, read)
    clibedit_set_prompt(editor, prompt, Self.escapeMark)
  }

  /// Adds the commands of `ShellCommands` to those that keys can be bound to.
  func add(_ commands: ShellCommands) {
    clibedit_add_act(editor, commands.act)
    clibedit_add_complete(editor, commands.complete)
    clibedit_add_paste(editor, commands.paste)
    clibedit_add_search(editor, commands.search)
  }

  /// Binds the keys, the user's `~/.editrc` having the last word about all but the shell's own.
  func bindKeys() {
    clibedit_set_emacs(editor)
    for (key, command) in KeyBindings.preferred { clibedit_bind(editor, key, command) }
    el_source(editor, nil)
    for (key, command) in KeyBindings.needed { clibedit_bind(editor, key, command) }
    guard clibedit_is_vi(editor) != 0 else { return }
    for (key, command) in KeyBindings.inVi { clibedit_bind(editor, key, command) }
    for (key, command) in KeyBindings.needed where command != KeyBindings.complete {
      clibedit_bind_alternative(editor, key, command)
    }
  }

  func beginLine() { clibedit_begin_line(editor) }

  func endLine() { clibedit_end_line(editor) }

  /// Runs the command of the next key.
  func runKey() { _ = clibedit_run_key(editor) }

  /// Draws prompt and line from where the terminal's cursor is.
  func drawAfresh() { clibedit_refresh(editor) }

  func takeWindowSize() { el_resize(editor) }

  func setModesAgain() { clibedit_set_modes_again(editor) }

  func moveCursor(by offset: Int) { clibedit_move_cursor(editor, Int32(offset)) }

  func deleteBeforeCursor(_ count: Int) { el_deletestr(editor, Int32(count)) }

  /// Inserts at the cursor; false where there is no room.
  func insert(_ text: String) -> Bool {
    text.isEmpty || clibedit_insert(editor, text.unicodeScalars.map(\.value) + [0]) == 0
  }

  /// The line so far.
  var line: EditedLine {
    var length: Int32 = 0
    var cursor: Int32 = 0
    let start = clibedit_line(editor, &length, &cursor)
    let scalars = UnsafeBufferPointer(start: start, count: Int(length))
    return EditedLine(
      scalars: scalars.map { Unicode.Scalar($0) ?? "\u{FFFD}" }, cursor: Int(cursor))
  }

  func remember(_ line: String) {
    clibedit_remember(history, line.unicodeScalars.map(\.value) + [0])
  }
}

/// The shell's own commands, as C calls them.
struct ShellCommands {
  var act, complete, paste, search: NativeEditor.Command
}

/// What libedit is to draw after a command.
enum Drawing: Int32 {
  case nothing = 0
  case line = 4
  case cursor = 5
  case lineAndBeep = 9
}

internal import CLibEdit

/// What libedit calls, in the shape that C asks for.
enum Callbacks {
  /// Gives the next character: 1 with one, 0 where none is to be had, -1 where the line is left.
  static let read: NativeEditor.Read = { editor, character in
    guard let key = lineEditor(of: editor).nextKey(), let character else {
      return lineEditor(of: editor).isLeaving ? -1 : 0
    }
    character.pointee = key
    return 1
  }

  static let prompt: NativeEditor.PromptSource = { editor in
    lineEditor(of: editor).widePrompt
  }

  static let commands = ShellCommands(
    act: { editor, _ in code(lineEditor(of: editor).act()) },
    complete: { editor, _ in code(lineEditor(of: editor).complete()) },
    paste: { editor, _ in code(lineEditor(of: editor).paste()) },
    search: { editor, _ in code(lineEditor(of: editor).beginSearch()) })

  private static func code(_ drawing: Drawing) -> UInt8 { UInt8(drawing.rawValue) }

  private static func lineEditor(of editor: OpaquePointer?) -> LineEditor {
    guard let client = clibedit_client(editor) else { preconditionFailure("an editor of its own") }
    return Unmanaged<LineEditor>.fromOpaque(client).takeUnretainedValue()
  }
}

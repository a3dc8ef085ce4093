import Terminals

/// A terminal's screen, as far as a line editor on xterm-256color needs one.
///
///     var screen = ScreenReader(columns: 20, rows: 4)
///     screen.receive("> hello\u{1B}[2D")
///     screen.picture  // "> hel|lo"
public struct ScreenReader: Sendable {
  /// One column of one row.
  struct Cell: Equatable, Sendable {
    /// The character; empty behind a wide one.
    var text = " "
    /// The parameters of the style it was written in.
    var style = ""
    /// Whether it is left over because a wide character did not fit into the row.
    var isLeftOver = false
  }

  /// One row, and whether the text goes on in the next one because it was full.
  struct Row: Equatable, Sendable {
    var cells: [Cell]
    var goesOn = false
  }

  /// How many columns there are.
  public private(set) var columns: Int
  /// How many rows there are.
  public private(set) var rowCount: Int
  /// The cursor's row, from 0.
  public private(set) var cursorRow = 0
  /// The cursor's column, from 0.
  public private(set) var cursorColumn = 0
  /// Whether the terminal marks pasted text.
  public private(set) var marksPastes = false
  /// How often it made a sound.
  public private(set) var bells = 0
  var rows: [Row]
  private var scrolledOut: [Row] = []
  private var parser = EscapeParser()
  private var style = ""
  /// The last column is written, and the next character goes to the next row.
  private var wrapIsDue = false

  /// Makes an empty screen.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    rowCount = rows
    self.rows = Array(repeating: Row(cells: []), count: rows)
    for row in 0..<rows { self.rows[row] = blankRow }
  }

  /// The rows as text, without the spaces at their ends.
  public var lines: [String] { rows.map(\.text) }

  /// What has been written so far and scrolled out, and the rows.
  public var allLines: [String] { (scrolledOut + rows).map(\.text) }

  /// The rows down to the cursor or the last that holds anything, with a `|` for the cursor.
  public var picture: String {
    var lines = lines
    let columns = rows[cursorRow].cells
    let before = columns[..<min(cursorColumn, columns.count)].map(\.text).joined()
    lines[cursorRow] = before + "|" + String(lines[cursorRow].dropFirst(before.count))
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The parameters of the style of a cell: `"32"` is green.
  public func style(row: Int, column: Int) -> String { rows[row].cells[column].style }

  /// Takes what a program wrote.
  public mutating func receive(_ text: String) { receive(text.utf8) }

  /// Takes what a program wrote.
  public mutating func receive(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let token = parser.parse(byte) { obey(token) }
    }
  }

  private var blankRow: Row { Row(cells: Array(repeating: Cell(), count: columns)) }

  private mutating func obey(_ token: EscapeParser.Token) {
    switch token {
    case .text(let scalar): put(scalar)
    case .control(let byte): control(byte)
    case .escape(let byte):
      if byte == UInt8(ascii: "M") { moveTo(row: cursorRow - 1, column: cursorColumn) }
    case .order(let letter, let parameters, let isPrivate):
      if isPrivate {
        if parameters.contains(2004) { marksPastes = letter == UInt8(ascii: "h") }
      } else {
        order(Unicode.Scalar(letter), parameters)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Character(scalar).displayColumns
    if width == 0 { return combine(scalar) }
    if !wrapIsDue, cursorColumn + width > columns {
      rows[cursorRow].cells[cursorColumn].isLeftOver = true
      wrap()
    }
    if wrapIsDue { wrap() }
    rows[cursorRow].cells[cursorColumn] = Cell(text: String(scalar), style: style)
    if width == 2 { rows[cursorRow].cells[cursorColumn + 1] = Cell(text: "", style: style) }
    cursorColumn += width
    if cursorColumn == columns {
      cursorColumn = columns - 1
      wrapIsDue = true
    }
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = wrapIsDue ? cursorColumn : cursorColumn - 1
    while column > 0, rows[cursorRow].cells[column].text.isEmpty { column -= 1 }
    if column >= 0 { rows[cursorRow].cells[column].text.unicodeScalars.append(scalar) }
  }

  private mutating func wrap() {
    rows[cursorRow].goesOn = true
    lineFeed()
    cursorColumn = 0
  }

  private mutating func lineFeed() {
    wrapIsDue = false
    if cursorRow + 1 < rowCount {
      cursorRow += 1
    } else {
      scrolledOut.append(rows.removeFirst())
      rows.append(blankRow)
    }
  }

  private mutating func moveTo(row: Int, column: Int) {
    wrapIsDue = false
    cursorRow = min(max(row, 0), rowCount - 1)
    cursorColumn = min(max(column, 0), columns - 1)
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08: moveTo(row: cursorRow, column: cursorColumn - 1)
    case 0x09: moveTo(row: cursorRow, column: (cursorColumn / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: moveTo(row: cursorRow, column: 0)
    default: break
    }
  }

  private mutating func order(_ letter: Unicode.Scalar, _ parameters: [Int]) {
    let count = max(parameters.first ?? 1, 1)
    let mode = parameters.first ?? 0
    switch letter {
    case "A": moveTo(row: cursorRow - count, column: cursorColumn)
    case "B": moveTo(row: cursorRow + count, column: cursorColumn)
    case "C": moveTo(row: cursorRow, column: cursorColumn + count)
    case "D": moveTo(row: cursorRow, column: cursorColumn - count)
    case "G": moveTo(row: cursorRow, column: count - 1)
    case "d": moveTo(row: count - 1, column: cursorColumn)
    case "H", "f":
      moveTo(row: count - 1, column: (parameters.count > 1 ? max(parameters[1], 1) : 1) - 1)
    case "J": eraseScreen(mode)
    case "K": eraseLine(mode)
    case "X": erase(cursorColumn..<min(cursorColumn + count, columns))
    case "@": insertCells(count)
    case "P": deleteCells(count)
    case "m":
      style =
        parameters == [] || parameters == [0]
        ? ""
        : parameters.map(String.init).joined(
          separator: ";")
    default: break
    }
  }

  private mutating func erase(_ range: Range<Int>) {
    for column in range { rows[cursorRow].cells[column] = Cell() }
  }

  private mutating func eraseLine(_ mode: Int) {
    wrapIsDue = false
    if mode != 1 { rows[cursorRow].goesOn = false }
    switch mode {
    case 0: erase(cursorColumn..<columns)
    case 1: erase(0..<cursorColumn + 1)
    default: erase(0..<columns)
    }
  }

  private mutating func eraseScreen(_ mode: Int) {
    eraseLine(mode)
    if mode != 1 {
      for row in (cursorRow + 1)..<max(rowCount, cursorRow + 1) { rows[row] = blankRow }
    }
    if mode != 0 { for row in 0..<cursorRow { rows[row] = blankRow } }
  }

  private mutating func insertCells(_ count: Int) {
    let count = min(count, columns - cursorColumn)
    rows[cursorRow].cells.removeLast(count)
    rows[cursorRow].cells.insert(
      contentsOf: Array(repeating: Cell(), count: count), at: cursorColumn)
  }

  private mutating func deleteCells(_ count: Int) {
    let count = min(count, columns - cursorColumn)
    rows[cursorRow].cells.removeSubrange(cursorColumn..<cursorColumn + count)
    rows[cursorRow].cells += Array(repeating: Cell(), count: count)
  }

  // MARK: Resizing

  /// Gives the window another size and cuts off what is beyond it, as xterm does.
  public mutating func resize(columns: Int, rows count: Int) {
    self.columns = columns
    for index in rows.indices {
      let cells = rows[index].cells
      rows[index].cells =
        Array(cells.prefix(columns))
        + Array(repeating: Cell(), count: max(0, columns - cells.count))
    }
    setRowCount(count)
    moveTo(row: cursorRow, column: cursorColumn)
  }

  /// Gives the window another size and wraps its text anew, as most terminals do.
  public mutating func resizeRewrapping(columns: Int, rows count: Int) {
    var texts: [[Cell]] = [[]]
    var cursor = (text: 0, offset: 0)
    for (index, row) in rows.enumerated() {
      if index == cursorRow {
        cursor = (texts.count - 1, texts[texts.count - 1].count + cursorColumn)
      }
      texts[texts.count - 1] += row.cells.filter { !$0.isLeftOver }
      if !row.goesOn { texts.append([]) }
    }
    texts.removeLast()
    self.columns = columns
    rows = []
    for (index, text) in texts.enumerated() {
      var text = text
      let isCursors = index == cursor.text
      while text.last == Cell(), !isCursors || text.count > cursor.offset + 1 { text.removeLast() }
      let first = rows.count
      for piece in Self.wrap(text, columns: columns) {
        if isCursors { place(piece.start, piece.cells.count, cursor.offset) }
        let room = columns - piece.cells.count
        let rest = Array(repeating: Cell(isLeftOver: true), count: room)
        rows.append(Row(cells: piece.cells + rest, goesOn: true))
      }
      if rows.count == first {
        if isCursors { place(0, 1, 0) }
        rows.append(blankRow)
      }
      rows[rows.count - 1].goesOn = false
      for column in 0..<columns { rows[rows.count - 1].cells[column].isLeftOver = false }
    }
    wrapIsDue = false
    setRowCount(count)
  }

  private mutating func place(_ start: Int, _ count: Int, _ offset: Int) {
    guard (start..<start + count).contains(offset) else { return }
    cursorRow = rows.count
    cursorColumn = offset - start
  }

  private static func wrap(_ cells: [Cell], columns: Int) -> [(start: Int, cells: [Cell])] {
    var pieces: [(start: Int, cells: [Cell])] = []
    var start = 0
    while start < cells.count {
      var end = min(start + columns, cells.count)
      if end < cells.count, cells[end].text.isEmpty { end -= 1 }
      pieces.append((start, Array(cells[start..<end])))
      start = end
    }
    return pieces
  }

  private mutating func setRowCount(_ count: Int) {
    rowCount = count
    while rows.count > count, rows.count > cursorRow + 1 { rows.removeLast() }
    while rows.count > count {
      scrolledOut.append(rows.removeFirst())
      cursorRow -= 1
    }
    while rows.count < count { rows.append(blankRow) }
  }
}

extension ScreenReader.Row {
  var text: String {
    var text = cells.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }
}

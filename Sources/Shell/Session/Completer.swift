internal import Terminals
internal import Tracing

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Session {
  /// What the word before the cursor can be completed to: the command table says what stands where.
  /// Nothing is ever asked of a server.
  func complete(_ line: String, _ cursor: String.Index) -> Completions {
    let typed = Self.statement(in: line[..<cursor])
    let start = typed.lastIndex(where: \.isWhitespace).map { typed.index(after: $0) }
    let word = typed[(start ?? typed.startIndex)...]
    var words = typed[..<word.startIndex].split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first == "try" { words.removeFirst() }
    let candidates = words.isEmpty ? commandNames : arguments(after: words, beginning: String(word))
    return Completions(
      from: word.startIndex, candidates.filter { $0.text.hasPrefix(word) && $0.text != word })
  }

  /// The statement that the cursor stands in, without white space before it.
  private static func statement(in line: Substring) -> Substring {
    var quotes = Quotes()
    var start = line.startIndex
    for index in line.indices where quotes.take(line[index]) == .outside && line[index] == ";" {
      start = line.index(after: index)
    }
    return line[start...].drop(while: \.isWhitespace)
  }

  private var commandNames: [Completion] {
    let infos = commands.infos(on: screen.name)
    return (infos.own + infos.shared).map { Completion($0.name, meaning: $0.summary) }
  }

  private func arguments(after words: [String], beginning word: String) -> [Completion] {
    guard let info = try? commands.commands(named: words[0], on: screen.name).last?.info else {
      return []
    }
    let forms = UsageForm.forms(of: info.usage).compactMap { $0.choices(after: words.dropFirst()) }
    return forms.joined().flatMap { choice in
      UsageForm.isPlaceholder(choice)
        ? candidates(for: choice, after: words, beginning: word) : [Completion(choice)]
    }
  }

  /// What can stand where the usage says, for example, `SCREEN`.
  private func candidates(for placeholder: String, after words: [String], beginning word: String)
    -> [Completion]
  {
    switch placeholder {
    case "SCREEN": screens.map { Completion($0.name, meaning: $0.summary) }
    case "COMMAND": commandNames
    case "FIELD": fieldNames
    case "OP": Condition.Operator.allCases.map { Completion($0.rawValue) }
    case "ID", "S1", "S2": stepNames(onlyStates: placeholder != "ID")
    case "NAME": settings.all.map { Completion($0.name, meaning: $0.summary) }
    case "VALUE": values(of: words)
    case "FILE": Self.files(beginning: word)
    default: screen.completions(for: placeholder).map { Completion($0) }
    }
  }

  private var fieldNames: [Completion] {
    guard let state = screen.state else { return [] }
    let writer = ValueText(extent: .cut)
    return changes(from: state, to: state).compactMap { field in
      field.label.map { Completion($0, meaning: writer.text(of: field.value)) }
    }
  }

  private func values(of words: [String]) -> [Completion] {
    guard words.first == "set", words.count > 1 else { return [] }
    return settings.all.first { $0.name == words[1] }?.values.map { Completion($0) } ?? []
  }

  /// The latest steps first.
  private func stepNames(onlyStates: Bool) -> [Completion] {
    var seen = Set<TraceID>()
    var names: [Completion] = []
    for event in journal.events.reversed() where names.count < 50 {
      guard let id = event.id, !onlyStates || id.kind == .state, seen.insert(id).inserted else {
        continue
      }
      let text = journal.events(of: id).first.flatMap { traceText.line(for: $0)?.plain } ?? ""
      names.append(Completion(id.description, meaning: String(text.drop { $0 != " " }.dropFirst())))
    }
    return names
  }

  /// The files of a folder whose names begin so; a folder's name ends in a slash, and goes on.
  private static func files(beginning word: String) -> [Completion] {
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(stream) }
    var names: [Completion] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") || word.hasSuffix(".") else { continue }
      let isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
      names.append(Completion(folder + name + (isFolder ? "/" : ""), endsWord: !isFolder))
    }
    return names.sorted { $0.text < $1.text }
  }
}

/// One of the forms that a command's usage gives: `fail FAULT [times N]`.
struct UsageForm {
  /// What can stand at each place.
  private let places: [[String]]
  private let repeatsLast: Bool

  static func forms(of usage: String) -> [UsageForm] {
    usage.split(separator: " | ").map { UsageForm(String($0)) }
  }

  private init(_ form: String) {
    let words = form.split(separator: " ").map { $0.filter { !"[]".contains($0) } }
    repeatsLast = words.last?.hasSuffix("…") ?? false
    places = words.map { $0.filter { $0 != "…" }.split(separator: "|").map(String.init) }
  }

  /// What can stand after some words; nil where they are not of this form.
  func choices(after words: ArraySlice<String>) -> [String]? {
    for (place, word) in zip(places, words) {
      guard place.contains(where: Self.isPlaceholder) || place.contains(word) else { return nil }
    }
    if words.count < places.count { return places[words.count] }
    return repeatsLast ? places.last : nil
  }

  /// Whether a word of a usage stands for others: it is written in capitals.
  static func isPlaceholder(_ word: String) -> Bool {
    word.first?.isUppercase ?? false
  }
}

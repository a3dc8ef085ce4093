import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An option, as far as a description of it says.
struct DescribedOption: Hashable, CustomStringConvertible {
  var name: String
  var letter: Character?
  var takesArgument: Bool

  var description: String {
    (letter.map { "-\($0), " } ?? "") + "--\(name)" + (takesArgument ? " ARGUMENT" : "")
  }
}

/// What the program says of itself.
enum Described {
  /// The options that `--help` lists.
  static func options() throws -> Set<DescribedOption> {
    Set(try optionRows().map(option))
  }

  /// The words that an option can be given, where it is one of a few.
  static func choices() throws -> [(option: String, words: [String])] {
    try optionRows().compactMap { row in
      guard let words = row.firstMatch(of: /[a-z]+(?:\|[a-z]+)+/) else { return nil }
      return (option(row).name, words.output.split(separator: "|").map(String.init))
    }
  }

  /// The screens that `screens` lists.
  static func screens() throws -> [String] {
    try reactorsh("-c", "screens").lines.map { line in
      String(line.dropFirst(2).prefix { $0 != " " })
    }
  }

  /// The first words of the commands that `help` lists on a screen.
  static func commands(on screen: String) throws -> (own: Set<String>, everywhere: Set<String>) {
    let lines = try reactorsh("--screen", screen, "--trace", "off", "-c", "help").lines
    let end = lines.firstIndex(of: "Everywhere:") ?? lines.endIndex
    let begin = lines.firstIndex(of: "On \(screen):") ?? end
    return (firstWords(lines[begin..<end]), firstWords(lines[end...]))
  }

  /// A file of the project.
  static func file(_ path: String) -> String { contents(ofFile: root + path) }

  /// Where the project lies, with a slash behind it.
  static let root =
    #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(4).joined(separator: "/") + "/"

  private static func optionRows() throws -> [String] {
    try reactorsh("--help").lines.filter { $0.contains(/^  (?:-.,|   ) --/) }
  }

  private static func option(_ row: String) -> DescribedOption {
    let synopsis = row.dropFirst(6).prefix(while: { $0 != " " }).dropFirst(2)
    let letter = row.dropFirst(2).hasPrefix("-") ? row.dropFirst(3).first : nil
    let isFollowed = row.dropFirst(6 + synopsis.count + 2).hasPrefix(" ")
    let argument = row.dropFirst(6 + synopsis.count + 3).prefix { $0 != " " }
    return DescribedOption(
      name: String(synopsis), letter: letter, takesArgument: isFollowed && !argument.isEmpty)
  }

  private static func firstWords(_ lines: ArraySlice<String>) -> Set<String> {
    Set(
      lines.filter { $0.hasPrefix("  ") }
        .compactMap { $0.split(separator: " ").first.map(String.init) })
  }
}

/// All that is in a text file; nothing where there is none.
func contents(ofFile path: String) -> String {
  guard let file = fopen(path, "re") else { return "" }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The lines of a text file.
func linesOfFile(at path: String) -> [String] {
  contents(ofFile: path).split(separator: "\n").map(String.init)
}

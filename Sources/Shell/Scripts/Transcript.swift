/// Commands and what they are expected to print: a line that begins with `> ` is a command, the
/// lines below it its output.
///
/// In a Markdown file each indented block that begins with a command is a transcript of its own.
struct Transcript: Equatable {
  struct Step: Equatable {
    var command: String
    /// The line of the file that the command stands on, from 1.
    var line: Int
    var expected: [String]
  }

  /// What each line begins with that belongs to it.
  var indentation: String
  var steps: [Step]

  /// The transcripts of a file.
  static func transcripts(in lines: [String], isMarkdown: Bool) -> [Transcript] {
    guard isMarkdown else {
      return [Transcript(lines[...], indentation: "")].filter { !$0.steps.isEmpty }
    }
    let indentation = "    "
    var found: [Transcript] = []
    var block: Range<Int>?
    func end() {
      guard let range = block else { return }
      block = nil
      let transcript = Transcript(lines[range], indentation: indentation)
      if transcript.steps.first?.line == range.lowerBound + 1 { found.append(transcript) }
    }
    for (index, line) in lines.enumerated() {
      if line.hasPrefix(indentation) {
        block = (block?.lowerBound ?? index)..<(index + 1)
      } else if !line.isEmpty || block == nil {
        end()
      } else if let range = block {
        // A blank line may stand within a block; at its end it is left to the text.
        let next = lines[(index + 1)...].first { !$0.isEmpty }
        if next?.hasPrefix(indentation) == true {
          block = range.lowerBound..<(index + 1)
        } else {
          end()
        }
      }
    }
    end()
    return found
  }

  private init(_ lines: ArraySlice<String>, indentation: String) {
    self.indentation = indentation
    steps = []
    for index in lines.indices {
      let line =
        lines[index].hasPrefix(indentation) ? String(lines[index].dropFirst(indentation.count)) : ""
      if line.hasPrefix("> ") {
        steps.append(Step(command: String(line.dropFirst(2)), line: index + 1, expected: []))
      } else if !steps.isEmpty {
        steps[steps.count - 1].expected.append(line)
      }
    }
  }

  /// Where what was printed first differs from what was expected; nil where it does not.
  ///
  /// `…` alone stands for any lines, at the end of a line for the rest of it, and a line that ends in
  /// ` (re)` is a regular expression.
  static func difference(_ expected: [String], _ printed: [String]) -> (
    expected: Int, printed: Int
  )? {
    var (mine, theirs) = (0, 0)
    while mine < expected.count {
      if expected[mine] == "…" {
        let rest = Array(expected[(mine + 1)...])
        guard !rest.isEmpty else { return nil }
        let isFound = (theirs...printed.count).contains {
          difference(rest, Array(printed[$0...])) == nil
        }
        return isFound ? nil : (mine + 1, theirs)
      }
      guard theirs < printed.count, matches(expected[mine], printed[theirs]) else {
        return (mine, theirs)
      }
      mine += 1
      theirs += 1
    }
    return theirs < printed.count ? (mine, theirs) : nil
  }

  private static func matches(_ expected: String, _ printed: String) -> Bool {
    if expected == printed { return true }
    if expected.hasSuffix(" (re)"), let pattern = try? Regex(String(expected.dropLast(5))) {
      return printed.wholeMatch(of: pattern) != nil
    }
    return expected.hasSuffix("…") && printed.hasPrefix(expected.dropLast())
  }
}

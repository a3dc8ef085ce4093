import TestSupport
import Testing

/// The option table, the command tables, the manual and the completions: none is ahead of the others.
struct DescriptionTests {
  private let manual = Described.file("man/reactorsh.1")
  private let bash = Described.file("completions/reactorsh.bash")
  private let zsh = Described.file("completions/_reactorsh")
  private let fish = Described.file("completions/reactorsh.fish")

  @Test func `The manual has the options that there are`() throws {
    let described = manual.split(separator: "\n").filter { $0.hasPrefix(".It Fl ") }.map { line in
      let names = line.matches(of: /(?:Fl |, )(-?[A-Za-z][a-z-]*)/).map { $0.output.1 }
      return DescribedOption(
        name: String(names.first { $0.hasPrefix("-") }?.dropFirst() ?? "?"),
        letter: names.first { !$0.hasPrefix("-") }?.first, takesArgument: line.contains(" Ar "))
    }
    #expect(try Described.options().symmetricDifference(described) == [])
    #expect(Set(described).count == described.count)
  }

  @Test func `The completions of zsh have the options that there are`() throws {
    let long = zsh.matches(of: /--([a-z-]+)(=?)(?:\[|\}')/)
    let letters = zsh.matches(of: /\{-([A-Za-z])\+?,--([a-z-]+)/)
    let described = long.map { each in
      DescribedOption(
        name: String(each.output.1),
        letter: letters.first { $0.output.2 == each.output.1 }?.output.1.first,
        takesArgument: each.output.2 == "=")
    }
    #expect(try Described.options().symmetricDifference(described) == [])
  }

  @Test func `The completions of fish have the options that there are`() throws {
    let described = fish.split(separator: "\n").filter { $0.contains(/^complete .*\ -l\ /) }.map {
      line in
      DescribedOption(
        name: line.firstMatch(of: /\ -l ([a-z-]+)/).map { String($0.output.1) } ?? "?",
        letter: line.firstMatch(of: /\ -s (.)/)?.output.1.first,
        takesArgument: line.contains(/\ -[xr]\ /))
    }
    #expect(try Described.options().symmetricDifference(described) == [])
  }

  @Test func `The completions of bash have the options that there are`() throws {
    let list = try #require(bash.firstMatch(of: /options="([^"]*)"/)).output.1
    let names = list.split(whereSeparator: \.isWhitespace).map { String($0.dropFirst(2)) }
    let options = try Described.options()
    #expect(Set(options.map(\.name)).symmetricDifference(names) == [])
    #expect(names == names.sorted())
    // After an option that takes an argument, something else than options is offered.
    let labels = bash.matches(of: /(?m)^  (-[^)\n]*)\)/).flatMap { label in
      label.output.1.split(separator: "|").map { $0.filter { $0 != " " } }
    }
    #expect(
      Set(labels.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) })
        == Set(options.filter(\.takesArgument).map(\.name)))
  }

  @Test func `The manual has the screens that there are`() throws {
    let described = manual.matches(of: /\.Ss Commands of the ([a-z]+) screen/).map {
      String($0.output.1)
    }
    #expect(try described == Described.screens())
    let listed = try Described.choices().first { $0.option == "screen" }?.words
    #expect(try listed == Described.screens())
  }

  @Test func `The manual has the commands that there are`() throws {
    let screens = try Described.screens()
    for screen in screens {
      #expect(try described(in: "\(screen) screen") == Described.commands(on: screen).own)
    }
    // On the counter, which has no `status` of its own, all of the shell's commands are listed.
    let everywhere = try Described.commands(on: "counter").everywhere
    #expect(described(in: "shell").union(described(in: "sandbox")) == everywhere)
  }

  @Test func `Each command that is listed can be explained`() throws {
    for screen in try Described.screens() {
      let (own, everywhere) = try Described.commands(on: screen)
      let script = own.union(everywhere).sorted().map { "help \($0)" }.joined(separator: "; ")
      let end = try reactorsh("--screen", screen, "--trace", "off", "-c", script)
      #expect(end.status == 0)
      #expect(end.error == "")
    }
  }

  /// The first words of the commands in a section of the manual.
  private func described(in section: String) -> Set<String> {
    let sections = manual.split(separator: "\n.Ss ")
    let text = sections.first { $0.hasPrefix("Commands of the \(section)\n") } ?? ""
    let items = text.split(separator: "\n").filter { $0.hasPrefix(".It Ic ") }
    return Set(items.flatMap { $0.matches(of: /Ic ([a-z]+)/) }.map { String($0.output.1) })
  }
}

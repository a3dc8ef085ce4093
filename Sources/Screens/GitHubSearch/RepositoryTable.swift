internal import Shell

/// The list of found repositories, as numbered rows of a terminal's width.
struct RepositoryTable {
  private var shown: [Repository] = []

  /// The rows that are new, and a line that says how many there are in all.
  ///
  /// A list that begins with all that was shown before adds rows to it; any other is shown whole.
  mutating func lines(
    for repos: [Repository], of state: GitHubSearchReactor.State, columns: Int
  ) -> [StyledText] {
    let isLonger = repos.count > shown.count && repos.prefix(shown.count).elementsEqual(shown)
    let first = isLonger ? shown.count : 0
    shown = repos
    let rows = Array(repos[first...])
    let layout = Layout(rows, last: repos.count)
    let lines = rows.enumerated().map { index, repository in
      layout.row(first + index + 1, repository).cut(toColumns: columns)
    }
    return lines + [Self.summary(of: state).cut(toColumns: columns)]
  }

  private static func summary(of state: GitHubSearchReactor.State) -> StyledText {
    guard let total = state.total else { return "" }
    guard total > 0 else { return StyledText("nothing was found; try other words", .faint) }
    var parts = ["\(grouped(state.repos.count)) of \(grouped(total))"]
    if total > GitHubService.mostResults {
      parts.append("GitHub gives only the first \(grouped(GitHubService.mostResults))")
    }
    if state.repeated > 0 { parts.append("\(state.repeated) came again and were dropped") }
    if state.nextPage != nil { parts.append("next: more") }
    return StyledText(parts.joined(separator: " · "), .faint)
  }

  /// What is known of a repository, in a few lines.
  static func details(of repository: Repository) -> StyledText {
    var text = repository.fullName.bold
    if let about = repository.about, !about.isEmpty { text += StyledText("  \(about)") }
    let forks = repository.forks == 1 ? "1 fork" : "\(grouped(repository.forks)) forks"
    let facts = [
      "★ \(grouped(repository.stars))", forks, repository.language,
      repository.license, repository.updatedAt.map { "updated \($0.prefix(10))" },
    ]
    text += StyledText("\n" + facts.compactMap(\.self).joined(separator: " · "))
    if !repository.topics.isEmpty {
      text += StyledText("\n" + repository.topics.joined(separator: " "), .faint)
    }
    return text
  }
}

/// How wide the columns of some rows are.
private struct Layout {
  private static let widestName = 36
  private static let widestLanguage = 16

  let number: Int
  let name: Int
  let language: Int

  init(_ rows: [Repository], last: Int) {
    number = max(2, String(last).count)
    name = min(Self.widestName, rows.map { ($0.fullName).displayColumns }.max() ?? 0)
    language = min(
      Self.widestLanguage, rows.map { ($0.language ?? "").displayColumns }.max() ?? 0)
  }

  func row(_ index: Int, _ repository: Repository) -> StyledText {
    StyledText("\(index)".padded(beforeToColumns: number) + "  ", .faint)
      + StyledText(repository.fullName.cut(toColumns: name).padded(toColumns: name), .bold)
      + StyledText("  ★" + short(repository.stars).padded(beforeToColumns: 6))
      + StyledText(
        "  " + ((repository.language ?? "").cut(toColumns: language)).padded(toColumns: language),
        .faint)
      + StyledText(repository.about.map { "  \($0)" } ?? "")
  }
}

package import Observables
package import Shell

/// GitHub's repository search at the prompt.
package final class GitHubSearchScreen: Screen {
  package let name = "github"
  package let summary = "search GitHub's repositories"
  package let output = ScreenOutput()
  package var disposeBag = DisposeBag()

  let search = Command(
    "search", "QUERY…", summary: "search repositories",
    examples: ["search swift", "search language:swift stars:>1000", "search \"a;b\""],
    parse: searchText)
  let type = Command(
    "type", "TEXT… [--every TIME]", summary: "type a query, a letter at a time",
    examples: ["type swift", "type swift --every 200ms"], parse: Typing.init)
  let next = Command("next", summary: "load the next page")
  let scroll = Command("scroll", summary: "reach the end of the list, as a scroll view tells it")
  let sort = Command(
    "sort", "best|stars|forks|updated [asc|desc]", summary: "sort what is found",
    examples: ["sort stars", "sort updated asc"], parse: sortOrder)
  let open = Command(
    "open", "N|OWNER/NAME", summary: "open a repository's page",
    examples: ["open 3", "open apple/swift"], parse: repositoryReference)
  let dismiss = Command("dismiss", summary: "close the page")
  let status = Command("status", summary: "show the state, and how many searches are left")

  package var commands: [any ShellCommand] {
    [search, type, next, scroll, sort, open, dismiss, status]
  }

  private let service: GitHubService
  private var table = RepositoryTable()

  /// Makes the screen of a service.
  package init(service: GitHubService) {
    self.service = service
  }

  package func makeReactor() -> GitHubSearchReactor {
    GitHubSearchReactor(service: service)
  }

  package func completions(for placeholder: String) -> [String] {
    placeholder == "OWNER/NAME" ? reactor?.currentState.repos.map(\.fullName) ?? [] : []
  }

  package func bind(reactor: GitHubSearchReactor) {
    search
      .map { Reactor.Action.updateQuery($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // A search bar tells of every letter; only the first and the latest of 300 ms are searched for.
    type
      .flatMapLatest { $0.keystrokes(on: MainScheduler.instance) }
      .do(onNext: { [output] text in output.print("typed: \(text)".faint) })
      .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
      .map { Reactor.Action.updateQuery($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // A scroll view tells of its end many times over; the reactor's guard lets one through.
    scroll
      .flatMap { Observable.range(start: 1, count: 5) }
      .map { _ in Reactor.Action.loadNextPage }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    next
      .map { Reactor.Action.loadNextPage }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    sort
      .map { Reactor.Action.sort($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    open
      .map { Reactor.Action.open($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    dismiss
      .map { Reactor.Action.dismiss }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    status
      .map { Reactor.Action.checkRateLimit }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.pulse(\.$repos)
      .skip(1)
      .subscribe(onNext: { [weak self, weak reactor] repos in
        guard let self, let state = reactor?.currentState else { return }
        for line in table.lines(for: repos, of: state, columns: output.columns) {
          output.print(line)
        }
      })
      .disposed(by: disposeBag)

    reactor.pulse(\.$page)
      .compactMap { $0 }
      .subscribe(onNext: { [output] repository in
        output.print(RepositoryTable.details(of: repository))
        output.present(page: repository.url)
      })
      .disposed(by: disposeBag)

    reactor.pulse(\.$rateLimit)
      .compactMap { $0 }
      .subscribe(onNext: { [output, service] limit in
        output.print(service.describe(limit))
      })
      .disposed(by: disposeBag)

    reactor.pulse(\.$failure)
      .compactMap { $0 }
      .subscribe(onNext: { [output] failure in output.fail("\(failure)") })
      .disposed(by: disposeBag)
  }
}

private func searchText(_ arguments: CommandArguments) throws -> String? {
  let query = arguments.unquoted
  guard query.contains(where: { !$0.isWhitespace }) else {
    throw CommandError("give a query: search swift")
  }
  return query
}

private func sortOrder(_ arguments: CommandArguments) throws -> SortOrder {
  let words = arguments.words
  guard let key = words.first.flatMap(SortOrder.Key.init), words.count <= 2 else {
    throw CommandError("sort by best, stars, forks or updated: sort stars")
  }
  switch words.dropFirst().first {
  case nil, "desc": return SortOrder(key)
  case "asc" where key != .best: return SortOrder(key, isAscending: true)
  case "asc": throw CommandError("best matches come best first; asc goes with the other orders")
  case let other?: throw CommandError("\(other) is no direction; it is asc or desc")
  }
}

private func repositoryReference(_ arguments: CommandArguments) throws -> RepositoryReference {
  let advice = CommandError("give a row's number or OWNER/NAME: open 3, open apple/swift")
  guard arguments.words.count == 1, let word = arguments.words.first else { throw advice }
  if let number = Int(word) {
    guard number > 0 else { throw advice }
    return .row(number)
  }
  let parts = word.split(separator: "/", omittingEmptySubsequences: false)
  guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { throw advice }
  return .named(word)
}

package import Observables
package import Reactors

/// Searches GitHub's repositories, page by page.
///
/// It is the reactor of the series' fourth post, with its faults mended: each place says how.
package final class GitHubSearchReactor: Reactor {
  /// What a person can do.
  package enum Action {
    case updateQuery(String?)
    case loadNextPage
    case sort(SortOrder)
    case open(RepositoryReference)
    case dismiss
    case checkRateLimit
  }

  /// What can change.
  package enum Mutation {
    case setQuery(String?)
    case setSort(SortOrder)
    case setRepos([Repository], nextPage: Int?, total: Int)
    case appendRepos([Repository], nextPage: Int?)
    case setLoadingNextPage(Bool)
    case setFailure(GitHubFailure)
    case presentPage(Repository)
    case dismissPage
    case setRateLimit(RateLimit)
  }

  /// What a view shows.
  package struct State {
    package var query: String?
    /// A pulse, so that the same list found again is shown again.
    @Pulse package var repos: [Repository] = []
    package var nextPage: Int?
    package var isLoadingNextPage = false
    package var sort = SortOrder()
    /// How many there are, of which GitHub gives a thousand; nil until a search is answered.
    package var total: Int?
    /// How many came again on a later page, and were dropped.
    package var repeated = 0
    /// A pulse, so that the same failure twice is told twice.
    @Pulse package var failure: GitHubFailure?
    /// The repository whose page is presented. A pulse: opened twice, it is presented twice.
    @Pulse package var page: Repository?
    @Pulse package var rateLimit: RateLimit?
  }

  package let initialState = State()
  private let service: GitHubService

  /// Makes a reactor that asks a service.
  package init(service: GitHubService) {
    self.service = service
  }

  package func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .updateQuery(let query):
      return .concat([
        .just(.setQuery(query)),
        firstPage(of: query, sort: currentState.sort),
      ])

    case .sort(let order):
      return .concat([
        .just(.setSort(order)),
        firstPage(of: currentState.query, sort: order),
      ])

    case .loadNextPage:
      guard !currentState.isLoadingNextPage else { return .empty(because: "a page is loading") }
      guard let page = currentState.nextPage else {
        return .empty(because: currentState.whyNoNextPage)
      }
      return .concat([
        .just(.setLoadingNextPage(true)),
        search(currentState.query, page: page, sort: currentState.sort)
          .map { .appendRepos($0.repos, nextPage: $0.nextPage) }
          .catch { .just(.setFailure(GitHubFailure($0))) },
        // Reached however the search ends: with a page, with a failure that became a mutation, or
        // cut short by a newer search. So the flag never sticks.
        .just(.setLoadingNextPage(false)),
      ])

    case .open(let reference):
      return repository(reference)
        .take(until: self.action.filter(Action.changesPage))
        .map { .presentPage($0) }
        .catch { .just(.setFailure(GitHubFailure($0))) }

    case .dismiss:
      guard currentState.page != nil else { return .empty(because: "no page is open") }
      return .just(.dismissPage)

    case .checkRateLimit:
      return service.rateLimit()
        .map { .setRateLimit($0) }
        .catch { .just(.setFailure(GitHubFailure($0))) }
    }
  }

  package func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case .setQuery(let query):
      newState.query = query
      newState.beginSearch()

    case .setSort(let order):
      newState.sort = order
      newState.beginSearch()

    case .setRepos(let repos, let nextPage, let total):
      newState.repos = []
      newState.repeated = 0
      newState.append(repos)
      newState.nextPage = nextPage
      newState.total = total

    case .appendRepos(let repos, let nextPage):
      newState.append(repos)
      newState.nextPage = nextPage

    case .setLoadingNextPage(let isLoading):
      newState.isLoadingNextPage = isLoading
      if isLoading { newState.forgetFailure() }

    case .setFailure(let failure):
      // The list stays as it was: a failed search wipes nothing away.
      newState.failure = failure

    case .presentPage(let repository):
      newState.page = repository

    case .dismissPage:
      newState.page = nil

    case .setRateLimit(let limit):
      newState.rateLimit = limit
    }
    return newState
  }

  private func firstPage(of query: String?, sort: SortOrder) -> Observable<Mutation> {
    search(query, page: 1, sort: sort)
      .map { .setRepos($0.repos, nextPage: $0.nextPage, total: $0.total) }
      .catch { .just(.setFailure(GitHubFailure($0))) }
  }

  /// A newer search ends an older one, page or first page, with its transfer: neither a late reply
  /// nor a late error of it reaches the state, even where the query is the same again.
  private func search(_ query: String?, page: Int, sort: SortOrder) -> Observable<SearchPage> {
    guard let query, !query.isEmpty else { return .empty(because: "there is no query") }
    return service.search(query, page: page, sort: sort)
      .take(until: action.filter(Action.beginsSearch))
  }

  private func repository(_ reference: RepositoryReference) -> Observable<Repository> {
    switch reference {
    case .row(let number):
      let repos = currentState.repos
      guard repos.indices.contains(number - 1) else {
        return .error(GitHubFailure.noSuchRow(number, of: repos.count))
      }
      return .just(repos[number - 1])
    case .named(let name):
      let isMeant = { (repo: Repository) in repo.fullName.lowercased() == name.lowercased() }
      return currentState.repos.first(where: isMeant).map { .just($0) }
        ?? service.repository(named: name)
    }
  }
}

extension GitHubSearchReactor.Action {
  static func beginsSearch(_ action: Self) -> Bool {
    switch action {
    case .updateQuery, .sort: true
    default: false
    }
  }

  static func changesPage(_ action: Self) -> Bool {
    switch action {
    case .open, .dismiss: true
    default: false
    }
  }
}

extension GitHubSearchReactor.State {
  /// Until the new search is answered there is no next page: asking for the old one's would put its
  /// page into the new list.
  fileprivate mutating func beginSearch() {
    nextPage = nil
    total = nil
    forgetFailure()
  }

  /// A pulse tells each time that it is set, so that it is set only where that means something.
  fileprivate mutating func forgetFailure() {
    if failure != nil { failure = nil }
  }

  /// GitHub's order shifts between two pages, so that a repository can come again.
  fileprivate mutating func append(_ found: [Repository]) {
    var known = Set(repos.map(\.id))
    let new = found.filter { known.insert($0.id).inserted }
    repeated += found.count - new.count
    repos += new
  }

  fileprivate var whyNoNextPage: String {
    guard query?.isEmpty == false else { return "nothing was searched for yet" }
    guard let total else { return "the search has not been answered" }
    return total > GitHubService.mostResults
      ? "GitHub gives only the first \(grouped(GitHubService.mostResults)) results"
      : "this was the last page"
  }
}

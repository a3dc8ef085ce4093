import Reactors

/// A search with pages, as it is written for ReactorKit: only the imports are others.
final class RepositorySearchReactor: Reactor {
  enum Action {
    case updateQuery(String?)
    case loadNextPage
  }

  enum Mutation {
    case setQuery(String?)
    case setRepos([String], nextPage: Int?)
    case appendRepos([String], nextPage: Int?)
    case setLoadingNextPage(Bool)
  }

  struct State {
    var query: String?
    var repos: [String] = []
    var nextPage: Int?
    var isLoadingNextPage: Bool = false
  }

  let initialState: State = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .updateQuery(let query):
      return Observable.concat([
        Observable.just(Mutation.setQuery(query)),
        self.search(query: query, page: 1)
          .takeUntil(self.action.filter(Action.isQuery(_:)))
          .map { Mutation.setRepos($0, nextPage: $1) },
      ])

    case .loadNextPage:
      guard !self.currentState.isLoadingNextPage else { return Observable.empty() }
      guard let page = self.currentState.nextPage else { return Observable.empty() }
      return Observable.concat([
        Observable.just(Mutation.setLoadingNextPage(true)),
        self.search(query: self.currentState.query, page: page)
          .takeUntil(self.action.filter(Action.isQuery(_:)))
          .map { Mutation.appendRepos($0, nextPage: $1) },
        Observable.just(Mutation.setLoadingNextPage(false)),
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case let .setQuery(query):
      newState.query = query
    case let .setRepos(repos, nextPage: nextPage):
      newState.repos = repos
      newState.nextPage = nextPage
    case let .appendRepos(repos, nextPage: nextPage):
      newState.repos.append(contentsOf: repos)
      newState.nextPage = nextPage
    case let .setLoadingNextPage(isLoading):
      newState.isLoadingNextPage = isLoading
    }
    return newState
  }

  private func search(query: String?, page: Int) -> Observable<(repos: [String], nextPage: Int?)> {
    let nothing: ([String], Int?) = ([], nil)
    guard let query, !query.isEmpty else { return Observable.just(nothing) }
    return URLSession.shared.rx.json(url: "/search?q=\(query)&page=\(page)")
      .map { json -> ([String], Int?) in
        guard let repos = json as? [String] else { return nothing }
        return (repos, repos.isEmpty ? nil : page + 1)
      }
      .do(onError: { error in
        if case let .some(.httpRequestFailed(status)) = error as? RxCocoaURLError, status == 403 {
          print("too many searches")
        }
      })
      .catchErrorJustReturn(nothing)
  }
}

extension RepositorySearchReactor.Action {
  static func isQuery(_ action: RepositorySearchReactor.Action) -> Bool {
    if case .updateQuery = action { true } else { false }
  }
}

final class RepositorySearchView: UIView, View {
  let searchBar = UISearchBar()
  let tableView = UITableView()
  private(set) var opened: [String] = []
  var disposeBag: DisposeBag = DisposeBag()

  func bind(reactor: RepositorySearchReactor) {
    searchBar.rx.text
      .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
      .map { Reactor.Action.updateQuery($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    tableView.rx.contentOffset
      .filter { [weak self] offset in
        guard let `self` = self else { return false }
        return offset >= Double(self.tableView.cells.count) - 1
      }
      .map { _ in Reactor.Action.loadNextPage }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    tableView.rx.itemSelected
      .subscribe(onNext: { [weak self, weak reactor] indexPath in
        guard let `self` = self else { return }
        guard let repo = reactor?.currentState.repos[indexPath.row] else { return }
        self.opened.append("https://github.com/\(repo)")
      })
      .disposed(by: disposeBag)

    reactor.state.map { $0.repos }
      .bind(to: tableView.rx.items(cellIdentifier: "cell")) { _, repo, cell in
        cell.text = repo
      }
      .disposed(by: disposeBag)
  }
}
